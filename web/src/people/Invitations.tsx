import type { ReactNode } from "react";
import "./together.css";
import type { InvitationInfo } from "../generated/http";
import { api } from "../net/api";
import { people } from "../net/people";
import { go } from "../route";
import { Complaint } from "../ui/forms";
import { useGameBook } from "../ui/GameTitle";
import { SeatDots } from "../ui/Seats";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { TableTags } from "./TableTags";

/** Tables friends want one at. They wait as long as the table does. */
export function Invitations(props: { list: readonly InvitationInfo[]; answered(): void }): ReactNode {
  const book = useWords();
  return (
    <div className="invitations">
      <h2>{book.say("web-invitations")}</h2>
      <ul className="sheet-list">
        {props.list.map((x) => (
          <One key={x.table.id} invitation={x} answered={props.answered} />
        ))}
      </ul>
    </div>
  );
}

function One({ invitation, answered }: { invitation: InvitationInfo; answered(): void }): ReactNode {
  const book = useWords();
  const { table, by } = invitation;
  const words = useGameBook(table.game);
  const { busy, problem, make } = useAttempt();
  const title = words?.say("title");
  return (
    <li className="open-table invitation">
      <div>
        <b>{title}</b>
        <span>{book.say("web-invited-by", { name: by.name })}</span>
        <TableTags info={table} />
        <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      </div>
      <SeatDots seats={table.seats} />
      <p className="answers">
        <button
          type="button"
          className="btn quiet"
          disabled={busy}
          onClick={() => void make(() => people.decline(table.id).then(() => true)).then((done) => done && answered())}
        >
          {book.say("web-no")}
          <span className="sr"> {title}</span>
        </button>
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => void make(() => api.join(table.id, "")).then((done) => done && go("table", table.id))}
        >
          {book.say("web-sit")}
          <span className="sr"> {title}</span>
        </button>
      </p>
    </li>
  );
}
