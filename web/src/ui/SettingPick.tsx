import type { ReactNode } from "react";
import type { SettingInfo } from "../generated/http";
import { Clause } from "../kit/Clause";
import type { Book } from "../words/book";
import { Pick } from "./forms";

/** A setting of a game, in the game's own words. */
export function SettingPick(props: {
  game: string;
  words: Book;
  of: SettingInfo;
  value: string | undefined;
  pick(value: string): void;
}): ReactNode {
  const { words, of } = props;
  const about = `setting-${of.name}.about`;
  return (
    <Pick
      label={words.say(`setting-${of.name}`)}
      aside={<Clause game={props.game} id={of.clause} />}
      values={of.values}
      value={props.value ?? of.values[0] ?? ""}
      say={(value) => words.say(`setting-${of.name}.${value}`)}
      pick={props.pick}
      note={words.has(about) && words.say(about)}
    />
  );
}
