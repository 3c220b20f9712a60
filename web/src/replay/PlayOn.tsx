import { type ReactNode, useState } from "react";
import { PlayerShape } from "../kit/players";
import { api, OFFLINE, Refusal } from "../net/api";
import { go } from "../route";
import { Complaint, Pick } from "../ui/forms";
import { Overlay } from "../ui/Overlay";
import { useWords } from "../words/context";

/** Asks which seat to take, and makes the table. */
export function PlayOn(props: {
  table: string;
  step: number;
  /** Names by seat; players that are no seats are not among them. */
  names: readonly string[];
  seat: number;
  /** Others may still play this deal. */
  sealed: boolean;
  close(): void;
}): ReactNode {
  const book = useWords();
  const [seat, setSeat] = useState(props.seat);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const begin = () => {
    setBusy(true);
    api.playOn(props.table, props.step, seat).then(
      (made) => go("table", made.id),
      (e: unknown) => {
        setBusy(false);
        setProblem(e instanceof Refusal ? e : new Refusal(OFFLINE, ""));
      },
    );
  };
  if (props.sealed)
    return (
      <Overlay title={book.say("web-play-on")} close={props.close}>
        <p>{book.say("web-play-on-sealed")}</p>
      </Overlay>
    );
  return (
    <Overlay title={book.say("web-play-on")} close={props.close}>
      <div className="form">
        <p>{book.say("web-play-on-more")}</p>
        {props.names.length > 1 && (
          <Pick
            label={book.say("web-play-on-seat")}
            values={props.names.map((_, i) => i)}
            value={seat}
            say={(x) => (
              <>
                <PlayerShape seat={x} size={13} />
                {`\u00a0${props.names[x] ?? ""}`}
              </>
            )}
            pick={setSeat}
          />
        )}
        <p className="row-end">
          <button type="button" className="btn primary" disabled={busy} onClick={begin}>
            {book.say("web-play-on-go")}
          </button>
        </p>
        <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      </div>
    </Overlay>
  );
}
