import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";

/** A dialog above the page. The browser keeps the focus inside and gives it back. */
export function Overlay(props: { title: ReactNode; close(): void; children: ReactNode; side?: boolean }): ReactNode {
  const book = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={props.side ? "overlay side" : "overlay"}
      aria-labelledby={title}
      onCancel={(e) => {
        e.preventDefault();
        props.close();
      }}
      onClick={(e) => {
        if (e.target === dialog.current) props.close(); // the backdrop
      }}
    >
      <div className="overlay-body">
        <header>
          <h2 id={title}>{props.title}</h2>
          <button type="button" className="tool" onClick={props.close}>
            <Icon name="x" />
            <span className="sr">{book.say("web-close")}</span>
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
