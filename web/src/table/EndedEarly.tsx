import type { ReactNode } from "react";
import type { TableInfo } from "../generated/http";
import { useWords } from "../words/context";
import { Rematch } from "./Rematch";

/** A game that was given up, or that the clock has ended: who, and what can be done now. */
export function EndedEarly({ info, names }: { info: TableInfo; names: readonly string[] }): ReactNode {
  const book = useWords();
  const left = info.seats.filter((x) => x.person && x.bot).map((x) => names[x.seat] ?? "");
  return (
    <section className="prompt" aria-label={book.say("web-prompt")}>
      <div className="what" aria-live="polite">
        <h2>{book.say("web-over")}</h2>
        {left.length > 0 && <p className="why">{book.say("web-gave-up", { names: left.join(", ") })}</p>}
      </div>
      {info.seat >= 0 && (
        <div className="acts">
          <Rematch info={info} />
        </div>
      )}
    </section>
  );
}
