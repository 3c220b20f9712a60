// The three cohorts, what comes down on them, and the sections the granaries open.

import { Chip, Icon, Spot, soft, useOptions, useWords } from "@ludorum/board";
import { Boxes, BoxesSaid } from "../Boxes";
import { useBoard } from "../board-context";
import { attacks, COHORT_BOXES, iconsOf } from "../content";
import { built } from "../sheets";
import { Sign, Token } from "../Token";
import { COHORTS, SIZES } from "../view";

const COHORT_ICONS = COHORTS.map((side) => COHORT_BOXES[side].map((box) => iconsOf(box.gain)));

export function Cohorts() {
  const { p } = useBoard();
  const book = useWords();
  const options = useOptions();
  return (
    <div className="cohorts" data-place="cohorts">
      {COHORTS.map((side, i) => {
        const name = book.say(`cohort-${side}`);
        const n = p.cohorts[i]!;
        const id = `cohort-${side}`;
        const favours = options.ask?.kind === "favour";
        return (
          <Spot key={side} id={id} name={name} className="row cohort" inside={favours}>
            <h3>
              <span className="name">{soft(name)}</span>
              {p.favours[i]! > 0 && (
                <span className="held">
                  {Array.from({ length: p.favours[i]! }, (_, k) => (
                    <Token key={k} name="favour" label={book.say("good-favour")} />
                  ))}
                </span>
              )}
              <b>
                {n}
                <small>/{COHORT_ICONS[i]!.length}</small>
              </b>
            </h3>
            <Boxes icons={COHORT_ICONS[i]!} filled={n} next={options.at(id).length > 0 && !favours} groups={[6]} />
            <BoxesSaid name={name} icons={COHORT_ICONS[i]!} filled={n} />
            <Attack cohort={i} />
            {favours && <Favours id={id} />}
          </Spot>
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
    ...Array<string>(held).fill("held"),
    ...Array<string>(ignored).fill("ignored"),
    ...Array<string>(through).fill("through"),
  ];
  return (
    <p className="attack">
      {cards.map((state, i) => (
        <span key={i} className={`axe ${state}`}>
          <Sign name={state === "held" ? "shield" : state === "ignored" ? "olive" : "battle-axe"} />
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
          <span key={size} className={stands ? "open" : ""}>
            {!stands && <Icon name="lock" />}
            {book.say(i ? `building-${size}-granary` : "ui-small-granary")}
            {stands && <Icon name="check" />}
          </span>
        );
      })}
    </div>
  );
}
