import type { ReactNode } from "react";
import type { AbsenceInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";
import type { TableSession } from "./session";

/** People who do not come: the others may let a bot sit in, and whoever is back has the seat. */
export function Absent(props: {
  session: TableSession;
  absences: readonly AbsenceInfo[];
  own: number;
  names: readonly string[];
}): ReactNode {
  const book = useWords();
  const { session, absences, own, names } = props;
  if (absences.some((x) => x.seat === own && x.lent))
    return (
      <section className="absent" role="status">
        <Icon name="bot" />
        <p>{book.say("web-lent")}</p>
        <button type="button" className="btn primary small" onClick={session.takeBack}>
          {book.say("web-lent-back")}
        </button>
      </section>
    );
  return absences
    .filter((x) => x.late && own >= 0 && x.seat !== own)
    .map((x) => (
      <section key={x.seat} className="absent" role="status">
        <Icon name="hourglass" />
        <p>
          <b>{book.say("web-late", { name: names[x.seat] ?? "" })}</b>{" "}
          {book.say(x.agreed ? "web-sit-in-agreed" : "web-sit-in-ask")}{" "}
          {x.needed > 1 && book.say("web-sit-in-count", { n: x.agree, of: x.needed })}
        </p>
        {!x.agreed && (
          <button type="button" className="btn small" onClick={() => session.sitIn(x.seat)}>
            {book.say("web-sit-in")}
          </button>
        )}
      </section>
    ));
}
