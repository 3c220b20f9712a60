import { type FormEvent, type ReactNode, useState } from "react";
import type { ClubInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { clubs } from "../net/clubs";
import { Complaint, Text } from "../ui/forms";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";

const LONGEST = 300;

/** Tell the one who runs the house of a club. */
export function ReportClub({ club, link }: { club: ClubInfo; link: string }): ReactNode {
  const book = useWords();
  const attempt = useAttempt();
  const [why, setWhy] = useState("");
  const [done, setDone] = useState(false);
  const send = (e: FormEvent) => {
    e.preventDefault();
    void attempt.make(() => clubs.report(club.id, link, why).then(() => true)).then((x) => x && setDone(true));
  };
  return (
    <details className="club-report">
      <summary>
        <Icon name="flag" />
        {book.say("web-club-report")}
      </summary>
      {done ? (
        <p role="status">{book.say("web-club-reported")}</p>
      ) : (
        <form className="form" onSubmit={send}>
          <Text label={book.say("web-club-report-why")} value={why} set={setWhy} longest={LONGEST} />
          <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
          <p className="row-end">
            <button className="btn" disabled={attempt.busy}>
              {book.say("web-club-report-send")}
            </button>
          </p>
        </form>
      )}
    </details>
  );
}
