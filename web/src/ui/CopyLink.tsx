import { type ReactNode, useState } from "react";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";

/** An address to give away. */
export function CopyLink({ label, link }: { label: string; link: string }): ReactNode {
  const book = useWords();
  const [copied, setCopied] = useState("");
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => undefined,
    );
  const done = copied === link;
  return (
    <div className="invite">
      <label>
        {label}
        <input readOnly value={link} onFocus={(e) => e.target.select()} />
      </label>
      <button type="button" className="btn" onClick={copy}>
        <Icon name={done ? "check" : "copy"} />
        {book.say(done ? "web-copied" : "web-copy")}
      </button>
    </div>
  );
}
