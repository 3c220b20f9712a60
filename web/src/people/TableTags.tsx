import type { ReactNode } from "react";
import "./together.css";
import { boxWords } from "../box/box-words";
import type { TableInfo } from "../generated/http";
import { plain } from "../kit/numbers";
import { useWords } from "../words/context";

/** What one should know before sitting down: the tempo, whether it counts, and against whom. */
export function TableTags({ info }: { info: TableInfo }): ReactNode {
  const book = useWords();
  const [low, high] = info.band;
  return (
    <span className="table-tags">
      {info.tempo !== "none" && <span className="tag">{book.say(`web-pool-${info.tempo}`)}</span>}
      {info.box && <span className="tag">{boxWords(book, info)}</span>}
      {info.rated && <span className="tag">{book.say("web-rated-tag")}</span>}
      {low !== undefined && high !== undefined && (
        <span className="tag">{book.say("web-band", { low: plain(low), high: plain(high) })}</span>
      )}
    </span>
  );
}
