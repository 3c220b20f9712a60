// The records of a kind: which are still ours, which are one's own.

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../kit/Icon";
import { Rich } from "../kit/Rich";
import { href } from "../route";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { told } from "./context";
import { kindName, ownName, valueName } from "./names";
import { FILTERS, type Filter, halves, passes } from "./records";
import type { BoxRecord, GameBox, Kind } from "./types";

const HEAD = 34; // of a half of the deck, over its records

export function Records({ box, kind, record }: { box: GameBox; kind: Kind; record: string }): ReactNode {
  const book = useWords();
  const [filter, setFilter] = useState<Filter>("all");
  const half = halves(kind.fields);
  const groups = half ? half.values : [""];
  const n = (x: Filter) => kind.records.filter((y) => passes(x, y)).length;
  return (
    <section className="box-records" aria-labelledby="box-kind">
      <h2 id="box-kind">
        {kindName(book, kind.kind)} <small>{book.say("web-box-records", { n: kind.records.length })}</small>
      </h2>
      {box.problems.length > 0 && (
        <div className="box-wrong" role="status">
          <b>
            <Icon name="circle-alert" /> {book.say("web-box-not-yet")}
          </b>
          <ul>
            {box.problems.map((x) => (
              <li key={JSON.stringify(x)}>{told(book, x.kind || kind.kind, x)}</li>
            ))}
          </ul>
        </div>
      )}
      {box.kinds.length > 1 && (
        <nav className="kinds" aria-label={book.say("web-box-kinds")}>
          {box.kinds.map((x) => (
            <a key={x.kind} href={href("box", box.game, x.kind)} aria-current={x === kind || undefined}>
              {kindName(book, x.kind)} <small>{x.records.filter((y) => !y.yours).length}</small>
            </a>
          ))}
        </nav>
      )}
      <div className="filters" role="group" aria-label={book.say("web-box-show")}>
        {FILTERS.map((x) => (
          <button key={x} type="button" aria-pressed={x === filter} onClick={() => setFilter(x)}>
            {book.say(`web-box-${x}`)} <small>{n(x)}</small>
          </button>
        ))}
      </div>
      {kind.known > 0 && <p className="note">{book.say("web-box-known-here", { n: kind.known })}</p>}
      <div className="record-list">
        {groups.map((group) => {
          const all = half ? kind.records.filter((x) => x.value[half.name] === group) : kind.records;
          const shown = all.filter((x) => passes(filter, x));
          if (!shown.length) return null;
          return (
            <div key={group}>
              {half && (
                <h3>
                  {capital(valueName(book, kind.kind, half.name, group))}
                  <small>{book.say("web-box-part", { n: all.filter((x) => x.yours).length, of: all.length })}</small>
                </h3>
              )}
              <ul>
                {shown.map((x) => (
                  <RecordRow
                    key={x.id}
                    box={box}
                    kind={kind}
                    record={x}
                    n={kind.records.indexOf(x) + 1}
                    now={x.id === record}
                  />
                ))}
              </ul>
            </div>
          );
        })}
        {!n(filter) && <p className="quiet">{book.say("web-box-none-here")}</p>}
      </div>
    </section>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function RecordRow(props: { box: GameBox; kind: Kind; record: BoxRecord; n: number; now: boolean }): ReactNode {
  const book = useWords();
  const { record, kind } = props;
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const list = row.current?.closest(".record-list");
    if (!props.now || !row.current || !list) return;
    // In its list only: the page stays where it is.
    const { top, bottom } = row.current.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    if (top < box.top + HEAD) list.scrollTop -= box.top + HEAD - top;
    else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
  }, [props.now]);
  const state = props.now ? "now" : record.yours ? "yours" : "ours";
  return (
    <li>
      <a
        ref={row}
        className={`record ${state}`}
        href={href("box", props.box.game, kind.kind, record.id)}
        aria-current={props.now || undefined}
      >
        <span className="mark" aria-hidden="true">
          {record.yours && !props.now ? <Icon name="check" /> : props.n}
        </span>
        <span className="says">{says(book, kind, record, props.n)}</span>
        <span className="state">{book.say(`web-box-is-${state}`)}</span>
      </a>
    </li>
  );
}

function says(book: Book, kind: Kind, record: BoxRecord, n: number): ReactNode {
  const own = ownName(book, kind.kind, record.id);
  if (own) return own;
  if (record.words) return <Rich message={record.words} size={16} />;
  return book.say("web-box-nth", { what: book.say(`box-${kind.kind}.one`), n });
}
