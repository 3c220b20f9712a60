// All tables of a round play the same luck: its fingerprint, its key, and the tables side by side.

import { type ReactNode, useState } from "react";
import type { RoundInfo, TournamentTable } from "../generated/http";
import { Icon } from "../kit/Icon";
import { plain } from "../kit/numbers";
import { PlayerShape } from "../kit/players";
import { fingerprintOfHex } from "../net/fingerprint";
import { href } from "../route";
import { Overlay } from "../ui/Overlay";
import { useWords } from "../words/context";

/** "3fa9 07c2 … 51e1": as much as one compares at a glance. */
export const begun = (hex: string): string => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;

export function SameDeal({ of, tables }: { of: RoundInfo; tables: readonly TournamentTable[] }): ReactNode {
  const book = useWords();
  const [open, setOpen] = useState(false);
  return (
    <section className="tour-same" aria-label={book.say("web-tournament-same")}>
      <Icon name="copy" />
      <div>
        <b>{book.say("web-tournament-same")}</b>
        <p>
          {of.key ? (
            <Key of={of} />
          ) : (
            <>
              {book.say("web-deal-fingerprint")} <code title={of.commit}>{begun(of.commit)}</code>
              {", "}
              {book.say("web-tournament-key-later")}
            </>
          )}
        </p>
      </div>
      {of.done > 0 && (
        <button type="button" className="btn small" onClick={() => setOpen(true)}>
          {book.say("web-tournament-compare")}
        </button>
      )}
      {open && <Compared of={of} tables={tables} close={() => setOpen(false)} />}
    </section>
  );
}

function Key({ of }: { of: RoundInfo }): ReactNode {
  const book = useWords();
  const fits = fingerprintOfHex(of.key) === of.commit;
  return (
    <>
      {book.say("web-deal-key")} <code title={of.key}>{begun(of.key)}</code>{" "}
      <span className={fits ? "fits" : "wrong"}>
        <Icon name={fits ? "check" : "circle-alert"} />
        {book.say(fits ? "web-deal-fits" : "web-deal-fits-not")}
      </span>
    </>
  );
}

/** The same seat at every table had the same luck: their scores in one column. */
function Compared(props: { of: RoundInfo; tables: readonly TournamentTable[]; close(): void }): ReactNode {
  const book = useWords();
  const { of } = props;
  const over = props.tables.filter((x) => x.status === "over");
  const seats = Math.max(...over.map((x) => x.seats.length));
  const most = Array.from({ length: seats }, (_, i) =>
    Math.max(...over.map((x) => x.seats.find((seat) => seat.seat === i)?.score ?? -Infinity)),
  );
  return (
    <Overlay title={book.say("web-tournament-compare")} close={props.close}>
      <p className="note">{book.say("web-tournament-compare-more")}</p>
      <div className="tour-scrolled">
        <table className="tour-compared">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{book.say("web-tournament-tables")}</span>
              </th>
              {most.map((_, i) => (
                <th key={i} scope="col">
                  <PlayerShape seat={i} size={12} />{" "}
                  <span className="when-wide">{book.say("web-seat-n", { n: i + 1 })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {over.map((x) => (
              <tr key={x.number}>
                <th scope="row">
                  {x.table ? (
                    <a href={href("replay", x.table)}>{book.say("web-tournament-table", { n: x.number })}</a>
                  ) : (
                    book.say("web-tournament-table", { n: x.number })
                  )}
                </th>
                {most.map((top, i) => {
                  const seat = x.seats.find((y) => y.seat === i);
                  const score = seat?.score ?? null;
                  return (
                    <td key={i}>
                      {seat && <small lang="">{seat.person ? seat.name : book.say("web-bot")}</small>}
                      <b className={score === top ? "best" : undefined}>{score === null ? "–" : plain(score)}</b>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="tour-keys">
        {book.say("web-deal-fingerprint")} <code>{of.commit}</code>
        {of.key && (
          <>
            <br />
            {book.say("web-deal-key")} <code>{of.key}</code>
          </>
        )}
      </p>
    </Overlay>
  );
}
