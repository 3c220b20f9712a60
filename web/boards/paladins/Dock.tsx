import { type BoardProps, litOn, Places, useDefaultOption, useWords } from "@ludorum/board";
import { Offer, Taverns, useBeginning } from "./Beginning";
import { Attributes, Goods, Levels, OwnBoard, Workers } from "./OwnBoard";
import type { View } from "./view";
import "./paladins.css";
import { BoardContext, useForm } from "./board-context";

/** The own board; where it has no room here, what one has in a line. */
export function Dock({ view, seat, names, options, lit }: BoardProps<View>) {
  const book = useWords();
  const form = useForm();
  // Of the ways to pay the cheapest comes first.
  useDefaultOption(options, (ask) => (ask.kind === "pay" ? ask.options[0] : undefined));
  const p = view.players[seat];
  if (!p) return null;
  return (
    <Places game="paladins" options={options} lit={litOn(seat, lit)}>
      <BoardContext view={view} seat={seat} p={p} names={names} form={form}>
        <section className={`paladins paladins-dock as-${form}`} aria-label={book.say("ui-your-board")}>
          {form === "wide" ? <Whole /> : form === "one" ? <Line /> : <Attributes />}
        </section>
      </BoardContext>
    </Places>
  );
}

function Whole() {
  const beginning = useBeginning();
  return <OwnBoard beside={beginning && (beginning === "paladins" ? <Offer /> : <Taverns />)} />;
}

function Line() {
  return (
    <div className="own-line">
      <Levels />
      <Goods />
      <Workers />
    </div>
  );
}
