import { href } from "../route";
import { useWords } from "../words/context";

/** A clause of the rules by its number, which is the same in every language. */
export function Clause({ game, id }: { game: string; id: string }) {
  return (
    <a className="clause above" href={href("rules", game, id)}>
      {useWords().say("shell-clause", { clause: id })}
    </a>
  );
}
