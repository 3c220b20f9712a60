import { memo, useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { LineInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";

export const Chat = memo(function Chat(props: {
  lines: readonly LineInfo[];
  /** Those who watch read along. */
  mute: boolean;
  say(text: string): void;
}): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [props.lines]);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (!text.trim()) return;
    props.say(text);
    setText("");
  };
  const time = (at: number) =>
    new Date(at * 1000).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
  return (
    <section className="chat" aria-label={book.say("web-chat")}>
      <h2>{book.say("web-chat")}</h2>
      <div className="lines" role="log" tabIndex={0} aria-label={book.say("web-chat-lines")}>
        {props.lines.map((x) => (
          <div key={x.n}>
            <b>{x.name}</b> <small>{time(x.at)}</small>
            <p>{x.text}</p>
          </div>
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
