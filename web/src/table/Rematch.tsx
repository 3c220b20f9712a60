import type { ReactNode } from "react";
import type { TableInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { go } from "../route";
import { Complaint } from "../ui/forms";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";

/** The same table once more: whoever is first makes it, the others take their seats there. */
export function Rematch({ info }: { info: TableInfo }): ReactNode {
  const book = useWords();
  const { busy, problem, make } = useAttempt();
  const again = async () => {
    const next = await api.rematch(info.id);
    if (next.seat < 0) await api.join(next.id, next.link);
    if (next.owner && next.seats.every((x) => x.person || x.bot)) await api.start(next.id);
    go("table", next.id);
  };
  return (
    <>
      <button type="button" className="btn" disabled={busy} onClick={() => void make(again)}>
        <Icon name="refresh-cw" />
        {book.say(info.rematch ? "web-rematch-join" : "web-rematch")}
      </button>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
    </>
  );
}
