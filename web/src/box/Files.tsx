// A box as a file: to keep, to give away, to take to another house.

import { type ReactNode, useRef, useState } from "react";
import { Icon } from "../kit/Icon";
import { Complaint } from "../ui/forms";
import { useGameBook } from "../ui/GameTitle";
import { Overlay } from "../ui/Overlay";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { boxes } from "./api";
import type { Fault } from "./types";

export function Files({ game, changed }: { game: string; changed(): void }): ReactNode {
  const book = useWords();
  const words = useGameBook(game);
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<Fault[]>([]);
  const [asked, setAsked] = useState(false);
  const { busy, problem, make } = useAttempt();
  const take = (file: File | undefined) =>
    file &&
    make(() => boxes.take(game, file)).then((answer) => {
      if (input.current) input.current.value = "";
      setWrong(answer?.problems ?? []);
      if (answer?.kept) location.reload(); // every word of it may have changed
    });
  const empty = () =>
    make(() => boxes.empty(game)).then(() => {
      changed();
      location.reload();
    });
  return (
    <div className="files">
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={(e) => void take(e.target.files?.[0])}
      />
      <button type="button" className="btn" disabled={busy} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {book.say("web-box-take")}
      </button>
      <a className="btn" href={boxes.file(game)} download>
        <Icon name="download" />
        {book.say("web-box-give")}
      </a>
      <button type="button" className="btn quiet" disabled={busy} onClick={() => setAsked(true)}>
        {book.say("web-box-empty")}
      </button>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      {wrong.length > 0 && (
        <ul className="complaint" role="alert">
          {wrong.map((x) => (
            <li key={JSON.stringify(x)}>{(words ?? book).tell(x.msg)}</li>
          ))}
        </ul>
      )}
      {asked && (
        <Overlay title={book.say("web-box-empty-sure")} close={() => setAsked(false)}>
          <p>{book.say("web-box-empty-note")}</p>
          <p className="row-end">
            <button type="button" className="btn" onClick={() => setAsked(false)}>
              {book.say("web-box-empty-not")}
            </button>
            <button type="button" className="btn primary" disabled={busy} onClick={() => void empty()}>
              {book.say("web-box-empty")}
            </button>
          </p>
        </Overlay>
      )}
    </div>
  );
}
