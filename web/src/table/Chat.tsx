import { type FormEvent, memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { LineInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { people } from "../net/people";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { Complaint } from "../ui/forms";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";

export const Chat = memo(function Chat(props: {
  table: string;
  lines: readonly LineInfo[];
  /** Those who watch read along. */
  mute: boolean;
  say(text: string): void;
  /** Somebody is not to be read any more. */
  changed(): void;
}): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState(0);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line is in sight when another has come.
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [props.lines]);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (!text.trim()) return;
    props.say(text);
    setText("");
  };
  return (
    <section className="chat" aria-label={book.say("web-chat")}>
      <h2>{book.say("web-chat")}</h2>
      <div className="chat-lines" role="log" tabIndex={0} aria-label={book.say("web-chat-lines")}>
        {props.lines.map((x) => (
          <Said
            key={x.n}
            table={props.table}
            line={x}
            own={!me?.id || x.by === me.id}
            reports={!props.mute}
            open={asked === x.n}
            toggle={() => setAsked(asked === x.n ? 0 : x.n)}
            changed={props.changed}
          />
        ))}
        {!props.lines.length && <p className="quiet">{book.say("web-no-chat")}</p>}
        <div ref={end} />
      </div>
      {!props.mute && (
        <form onSubmit={submit}>
          <input
            value={text}
            maxLength={500}
            aria-label={book.say("web-write")}
            onChange={(e) => setText(e.target.value)}
          />
          <button className="btn" disabled={!text.trim()}>
            <Icon name="send" />
            <span className="sr">{book.say("web-send")}</span>
          </button>
        </form>
      )}
    </section>
  );
});

/** A line, and what can be done about it: quiet until somebody asks. */
function Said(props: {
  table: string;
  line: LineInfo;
  own: boolean;
  reports: boolean;
  open: boolean;
  toggle(): void;
  changed(): void;
}): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { line } = props;
  const { busy, problem, make } = useAttempt();
  const [reported, setReported] = useState(false);
  const time = new Date(line.at * 1000).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
  return (
    <div className="said">
      <b>{line.name}</b> <small>{time}</small>
      {!props.own && (
        <button type="button" className="line-more" aria-expanded={props.open} onClick={props.toggle}>
          <Icon name="flag" />
          <span className="sr">{book.say("web-line-more", { name: line.name })}</span>
        </button>
      )}
      <p>{line.text}</p>
      {props.open && (
        <div className="line-acts">
          {props.reports && !reported && (
            <button
              type="button"
              className="btn small"
              disabled={busy}
              onClick={() =>
                void make(() => people.report(props.table, line.n, "").then(() => true)).then(
                  (done) => done && setReported(true),
                )
              }
            >
              {book.say("web-report")}
            </button>
          )}
          <button
            type="button"
            className="btn small"
            disabled={busy}
            onClick={() => void make(() => people.mute(line.by)).then((done) => done && props.changed())}
          >
            {book.say("web-mute")}
          </button>
          <a className="btn small" href={href("people", line.by)}>
            {book.say("web-profile")}
          </a>
          {reported && <p role="status">{book.say("web-reported")}</p>}
          <Complaint code={problem?.code ?? null} detail={problem?.detail} />
        </div>
      )}
    </div>
  );
}
