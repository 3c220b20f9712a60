// The four attributes, and the disdain.

import { named, Place, plain, useMark, useWords } from "@ludorum/board";
import { Boxes, BoxesSaid } from "../Boxes";
import { useBoard } from "../board-context";
import { ATTRIBUTE_ICONS, type Attribute, boxesIn } from "../content";
import { loss } from "../sheets";
import { Token } from "../Token";
import { ATTRIBUTES } from "../view";

export function Attributes() {
  return (
    <div className="attributes" data-place="attributes">
      {ATTRIBUTES.map((name, i) => (
        <AttributeRow key={name} name={name} at={i} />
      ))}
    </div>
  );
}

function AttributeRow({ name, at }: { name: Attribute; at: number }) {
  const { p, form } = useBoard();
  const book = useWords();
  const id = `attribute-${name}`;
  const legal = useMark(id) !== null;
  const icons = ATTRIBUTE_ICONS[name];
  const n = p.attributes[at]!;
  const said = book.say(`score-${name}`);
  return (
    <Place id={id} name={said} className="row attribute-row">
      <b className="name">
        <Token name={name} />
        {form !== "phone" && <span>{said}</span>}
      </b>
      {form !== "phone" && <Boxes icons={icons} filled={n} next={legal} groups={[5, 5, 5, 5, 5]} name={said} />}
      <BoxesSaid name={said} icons={icons} filled={n} />
      <b className="total" aria-hidden="true" {...named(book.say("ui-points", { n }), { clause: "H15.1" })}>
        {n}
      </b>
    </Place>
  );
}

/** H29: circled, then filled at the baths. */
export function Disdain() {
  const { p, form } = useBoard();
  const book = useWords();
  const lost = loss(p.disdain);
  const marks = book.say("good-disdain.count", { n: p.disdain });
  return (
    <Place id="disdain" name={book.say("score-disdain")} className="row disdain">
      <b className="name">
        <Token name="disdain" />
        <span className={form === "phone" ? "sr" : undefined}>{book.say("score-disdain")}</span>
      </b>
      {form !== "phone" && (
        <span className="circles" aria-hidden="true" {...named(marks, { about: book.say("ui-disdain-marks") })}>
          {Array.from({ length: boxesIn("disdain") }, (_, i) => (
            <i key={i} className={i < p.pardoned ? "filled" : i < p.pardoned + p.disdain ? "circled" : ""} />
          ))}
        </span>
      )}
      <b className={form === "phone" ? "total" : "sr"} {...named(marks)}>
        {p.disdain}
      </b>
      <span className={lost ? "minus" : "nothing"} {...named(book.say("ui-disdain-loss"), { clause: "H29.2" })}>
        {book.say("ui-points", { n: plain(-lost) })}
      </span>
    </Place>
  );
}
