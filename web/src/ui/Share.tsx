// A link to give away: by what a phone has for it, or into the clipboard. What was done is said.

import { type ReactNode, useEffect, useState } from "react";
import "./share.css";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { useWords } from "../words/context";

const SHOWN = 6000; // ms: long enough to read where the link leads

/** What happened: it was given away, copied, or has to be copied by hand. */
type Done = "copied" | "hand";

export function ShareButton(props: {
  /** What the button says. */
  label: string;
  /** What is given away, in a few words. */
  title: string;
  /** Goes with the link, before it. */
  text?: string;
  /** The address, as the page can reach it. */
  path: string;
  /** Only who has the link may see it. */
  personal?: boolean;
  className?: string;
}): ReactNode {
  const book = useWords();
  const [done, setDone] = useState<Done | null>(null);
  const link = linkOf(props.path, book.lang);
  useEffect(() => {
    if (done !== "copied") return undefined;
    const timer = setTimeout(() => setDone(null), SHOWN);
    return () => clearTimeout(timer);
  }, [done]);
  const share = async () => {
    setDone(null);
    if (await handed({ title: props.title, text: props.text ?? props.title, url: link })) return;
    const copied = props.text ? `${props.text}\n${link}` : link;
    await navigator.clipboard.writeText(copied).then(
      () => setDone("copied"),
      () => setDone("hand"),
    );
  };
  return (
    <>
      <button type="button" className={`${props.className ?? "btn"} share`} onClick={share}>
        <Icon name={done === "copied" ? "check" : "share-2"} />
        {props.label}
      </button>
      <span role="status" className={done ? "shared" : "sr"}>
        {done === "copied" && <b>{book.say(props.text ? "web-share-text-copied" : "web-share-copied")}</b>}
        {done === "hand" && (
          <label>
            <b>{book.say("web-share-hand")}</b>
            <input readOnly value={link} onFocus={(e) => e.target.select()} />
          </label>
        )}
        {done && props.personal && <span>{book.say("web-share-private")}</span>}
        {done === "hand" && (
          <button type="button" className="tool" onClick={() => setDone(null)}>
            <Icon name="x" />
            <span className="sr">{book.say("web-close")}</span>
          </button>
        )}
      </span>
    </>
  );
}

/** Those who read it have another language than the machine that looks at it first. */
function linkOf(path: string, lang: string): string {
  const url = new URL(path, location.href);
  url.hash = "";
  if (lang !== "en") url.searchParams.set("lang", lang);
  return url.href;
}

/** Through the sheet of a phone; a desk has a clipboard. */
async function handed(what: ShareData): Promise<boolean> {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (e) {
    return e instanceof DOMException && e.name === "AbortError"; // they have thought better of it
  }
}

/** What links to steps of a finished game must hold; null: it cannot be given away, or not yet. `given`: one
 * came here by such a link. */
export function useShareToken(table: string, given = ""): string | null {
  const [found, setFound] = useState<{ table: string; token: string } | null>(null);
  useEffect(() => {
    let here = true;
    if (table && !given)
      api.shareToken(table).then(
        ({ may, token }) => here && may && setFound({ table, token }),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [table, given]);
  return given || (found?.table === table ? found.token : null);
}

/** Shares a finished game at a step, or at its end. */
export function ShareGame(props: {
  table: string;
  step: number | "end";
  token: string | null;
  label: string;
  title: string;
  className?: string;
}): ReactNode {
  const { table, step, token } = props;
  if (token === null) return null;
  return (
    <ShareButton
      label={props.label}
      title={props.title}
      path={["s", table, String(step), ...(token ? [token] : [])].map(encodeURIComponent).join("/")}
      personal={token !== ""}
      className={props.className}
    />
  );
}
