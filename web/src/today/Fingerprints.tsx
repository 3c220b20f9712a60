// The fingerprint of today, the key of the last day that is over, and whether it fits.

import { type ReactNode, useEffect, useState } from "react";
import type { DayInfo, DayKey } from "../generated/http";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";
import { moment, weekday } from "./days";

/** SHA-256 of bytes in hex, in hex; null where the browser does not count it: without HTTPS. */
async function fingerprint(key: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (x) => Number.parseInt(x, 16));
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...found].map((x) => x.toString(16).padStart(2, "0")).join("");
}

/** As much as one compares at a glance; all of it is in the list. */
const begun = (hex: string): string => `${hex.slice(0, 24)}…`;

export function Fingerprints({ info }: { info: DayInfo }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const today = info.week.find((x) => x.day === info.day);
  const told = info.week.filter((x) => x.key).at(-1);
  return (
    <section className="panel seal">
      <h2>{book.say("web-deal-sleeve")}</h2>
      <p>{book.say("web-deal-sleeve-more")}</p>
      <dl>
        {today && (
          <>
            <dt>
              {weekday(lang, today.day)}
              <small>{book.say("web-deal-fingerprint")}</small>
            </dt>
            <dd>
              <code>{begun(today.commit)}</code>
            </dd>
            <dd className="state">
              <Icon name="hourglass" />
              {book.say("web-deal-key-on", { when: moment(lang, today.closes) })}
            </dd>
          </>
        )}
        {told && (
          <>
            <dt>
              {weekday(lang, told.day)}
              <small>{book.say("web-deal-key")}</small>
            </dt>
            <dd>
              <code>{begun(told.key)}</code>
            </dd>
            <dd className="state">
              <Fits told={told} />
            </dd>
          </>
        )}
      </dl>
      <details>
        <summary>{book.say("web-deal-week")}</summary>
        <ul className="week">
          {told && (
            <li>
              <b>
                {weekday(lang, told.day)}, {book.say("web-deal-key")}
              </b>{" "}
              <code>{told.key}</code>
            </li>
          )}
          {info.week
            .filter((x) => x.day >= info.day)
            .map((x) => (
              <li key={x.day}>
                <b>{weekday(lang, x.day)}</b> <code>{x.commit}</code>
              </li>
            ))}
        </ul>
        <p className="note">{book.say("web-deal-week-more")}</p>
      </details>
    </section>
  );
}

function Fits({ told }: { told: DayKey }): ReactNode {
  const book = useWords();
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    fingerprint(told.key).then(setFound, () => undefined);
  }, [told.key]);
  if (found === null) return null;
  const fits = found === told.commit;
  return (
    <span className={fits ? "fits" : "wrong"}>
      <Icon name={fits ? "check" : "circle-alert"} />
      {book.say(fits ? "web-deal-fits" : "web-deal-fits-not")}
    </span>
  );
}
