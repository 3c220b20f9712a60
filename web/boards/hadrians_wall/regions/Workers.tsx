import { Chip, useOptions } from "@ludorum/board";
import { Token, type TokenName } from "../Token";

/** Who pays, where it may be one or another. */
export function Workers({ id }: { id: string }) {
  const options = useOptions();
  return (
    <span className="picks">
      {options.at(id).map((mark) => (
        <Chip key={mark.key} mark={mark}>
          <Token name={mark.option as TokenName} size={18} />
        </Chip>
      ))}
    </span>
  );
}
