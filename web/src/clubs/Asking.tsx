import type { ReactNode } from "react";
import type { ActOn, ClubPage } from "../generated/http";
import { clubs } from "../net/clubs";
import { href } from "../route";
import { Complaint } from "../ui/forms";
import { NamedButton } from "../ui/NamedButton";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import type { Changed } from "./standing";

/** Who asks to come in, for those who lead the club. */
export function Asking({ page, changed }: { page: ClubPage; changed: Changed }): ReactNode {
  const book = useWords();
  const attempt = useAttempt();
  const act = (person: string, what: ActOn["act"]) =>
    void attempt.make(() => clubs.act(page.club.id, person, what)).then((now) => now && changed(now));
  return (
    <section className="panel club-asking">
      <h2>{book.say("web-club-n-ask", { n: page.asking.length })}</h2>
      <ul className="club-people">
        {page.asking.map((x) => (
          <li key={x.id}>
            <a lang="" href={href("people", x.id)}>
              {x.name}
            </a>
            <span className="person-acts">
              <NamedButton
                words="web-club-decline"
                name={x.name}
                busy={attempt.busy}
                act={() => act(x.id, "decline")}
              />
              <NamedButton words="web-club-accept" name={x.name} busy={attempt.busy} act={() => act(x.id, "accept")} />
            </span>
          </li>
        ))}
      </ul>
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
    </section>
  );
}
