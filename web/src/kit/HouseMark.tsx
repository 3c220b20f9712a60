import type { ReactNode } from "react";
import { useWords } from "../words/context";
import { named } from "./named";

/** Beside what is our own and not printed. */
export function HouseMark(): ReactNode {
  const words = useWords().say("web-house-data");
  return (
    <sup className="house-mark" {...named(words, { house: true })}>
      <span aria-hidden="true">*</span>
      <span className="sr">{words}</span>
    </sup>
  );
}
