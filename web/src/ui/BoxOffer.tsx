import type { ReactNode } from "react";
import { href } from "../route";
import { useWords } from "../words/context";

/** Beside what is our own: whoever has the box can write the true cards in. */
export function BoxOffer({ game }: { game: string }): ReactNode {
  const book = useWords();
  return <a href={href("box", game)}>{book.say("web-box-have")}</a>;
}
