// The three cohorts, what comes down on them, and the sections the granaries open.

import { Chip, Icon, named, Place, soft, useOptions, useWords } from "@ludorum/board";
import { Boxes, BoxesSaid } from "../Boxes";
import { useBoard } from "../board-context";
import { attacks, COHORT_ICONS } from "../content";
import { built } from "../sheets";
import { Sign, Token } from "../Token";
import { COHORTS, SIZES } from "../view";

export function Cohorts() {
  const { p, view } = useBoard();
  const book = useWords();
  const options = useOptions();
  return (
    <div className={view.attack.length ? "cohorts attacked" : "cohorts"} data-place="cohorts">
      {COHORTS.map((side, i) => {
        const name = book.say(`cohort-${side}`);
        const n = p.cohorts[i]!;
        const id = `cohort-${side}`;
        const favours = options.ask?.kind === "favour";
        return (
          <Place key={side} id={id} name={name} className="row cohort" inside={favours}>
            <h3>
              <span className="name">{soft(name)}</span>
              {p.favours[i]! > 0 && (
                <span className="held">
                  {Array.from({ length: p.favours[i]! }, (_, k) => (
                    <Token key={k} name="favour" label={book.say("good-favour")} />
                  ))}
                </span>
              )}
              <b {...named(book.say("ui-track", { name, n, of: COHORT_ICONS[side].length }), { clause: "H5.1" })}>
                {n}
                <small>/{COHORT_ICONS[side].length}</small>
              </b>
            </h3>
            <Boxes
              icons={COHORT_ICONS[side]}
              filled={n}
              next={options.at(id).length > 0 && !favours}
              groups={[6]}
              name={name}
            />
            <BoxesSaid name={name} icons={COHORT_ICONS[side]} filled={n} />
            <div className="siege">
              <Attack cohort={i} />
              {favours && <Favours id={id} />}
            </div>
          </Place>
        );
      })}
    </div>
  );
}

/** H27.4 to H27.6: the cards that come down on a cohort; ignored, held, or through. */
function Attack({ cohort }: { cohort: number }) {
  const { view, p } = useBoard();
  const book = useWords();
  const n = attacks(view.attack)[cohort]!;
  if (!view.attack.length) return null;
  const ignored = Math.min(n, p.ignored[cohort]!);
  const held = Math.min(n - ignored, p.cohorts[cohort]!);
  const through = n - ignored - held;
  const cards = [
    ...Array<"held">(held).fill("held"),
    ...Array<"ignored">(ignored).fill("ignored"),
    ...Array<"through">(through).fill("through"),
  ];
  return (
    <p className="attack">
      {cards.map((state, i) => (
        <span key={i} className={`axe ${state}`}>
          <Sign name={state} />
        </span>
      ))}
      <span className={through ? "told-attack minus" : "told-attack"}>{book.say("ui-attack", { n, through })}</span>
    </p>
  );
}

/** H28.2: a favour of the temples, or of the diplomat who serves this cohort. */
function Favours({ id }: { id: string }) {
  const options = useOptions();
  const book = useWords();
  return (
    <p className="picks">
      {options.at(id).map((mark) => (
        <Chip key={mark.key} mark={mark}>
          <Token name="favour" /> {book.say(`ui-favour-${(mark.option as string[])[0]}`)}
        </Chip>
      ))}
    </p>
  );
}

/** H9.1: which of the three sections are open. */
export function Sections() {
  const { p } = useBoard();
  const book = useWords();
  return (
    <div className="sections">
      {SIZES.map((size, i) => {
        const stands = i <= built(p, "granary");
        return (
          <span
            key={size}
            className={stands ? "open" : ""}
            {...named(book.say(stands ? "ui-section-open" : "ui-section-shut"), { clause: "H9.1" })}
          >
            {!stands && <Icon name="lock" />}
            {book.say(i ? `building-${size}-granary` : "ui-small-granary")}
            {stands && <Icon name="check" />}
          </span>
        );
      })}
    </div>
  );
}
