// The four attributes, and the disdain.

import { plain, Spot, useMark, useWords } from "@ludorum/board";
import { Boxes, BoxesSaid } from "../Boxes";
import { useBoard } from "../board-context";
import { ATTRIBUTE_BOXES, type Attribute, boxesIn, iconsOf } from "../content";
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
  const icons = ATTRIBUTE_BOXES[name].map((box) => iconsOf(box.gain));
  const n = p.attributes[at]!;
  const said = book.say(`score-${name}`);
  return (
    <Spot id={id} name={said} className="row attribute-row">
      <b className="name">
        <Token name={name} />
        {form !== "phone" && <span>{said}</span>}
      </b>
      {form !== "phone" && <Boxes icons={icons} filled={n} next={legal} groups={[5, 5, 5, 5, 5]} />}
      <BoxesSaid name={said} icons={icons} filled={n} />
      <b className="total" aria-hidden="true">
        {n}
      </b>
    </Spot>
  );
}

/** H29: circled, then filled at the baths. */
export function Disdain() {
  const { p, form } = useBoard();
  const book = useWords();
  const lost = loss(p.disdain);
  return (
    <Spot id="disdain" name={book.say("score-disdain")} className="row disdain">
      <b className="name">
        <Token name="disdain" />
        <span className={form === "phone" ? "sr" : undefined}>{book.say("score-disdain")}</span>
      </b>
      {form !== "phone" && (
        <span className="circles" aria-hidden="true">
          {Array.from({ length: boxesIn("disdain") }, (_, i) => (
            <i key={i} className={i < p.pardoned ? "filled" : i < p.pardoned + p.disdain ? "circled" : ""} />
          ))}
        </span>
      )}
      <b className={form === "phone" ? "total" : "sr"}>{p.disdain}</b>
      <span className={lost ? "minus" : "nothing"}>{book.say("ui-points", { n: plain(-lost) })}</span>
    </Spot>
  );
}
