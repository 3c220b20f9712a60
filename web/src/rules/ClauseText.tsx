import type { ReactNode } from "react";
import "./rules.css";
import { href } from "../route";
import { apart, type Clauses, references } from "./clauses";

/** The text of a clause, its references as links, its origin set apart. */
export function ClauseText(props: { game: string; text: string; known: Clauses }): ReactNode {
  const [text, origin] = apart(props.text);
  return (
    <p>
      {references(text, props.known).map((part, i) =>
        i % 2 ? (
          <a key={i} className="ref" href={href("rules", props.game, part)}>
            {part}
          </a>
        ) : (
          part
        ),
      )}{" "}
      {origin && <small>{origin}</small>}
    </p>
  );
}
