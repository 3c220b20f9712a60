import { Deltas, Lock, Pip, sign, useWords } from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "../board-context";
import { goodsIn } from "../outcome";
import { Get, Head, Region, useBrings, Workers } from "../Region";
import { TAX_LOSS } from "../view";

export const TaxStand = memo(function TaxStand() {
  const { view } = useBoard();
  const book = useWords();
  const brings = useBrings("tax");
  const { silver: _, ...rest } = brings ? goodsIn(brings) : { virtue: -TAX_LOSS };
  return (
    <Region id="tax">
      <Head id="tax" />
      <Lock id="tax" />
      <p className="hoard">
        <b {...sign("silver", view.tax)}>{view.tax}</b>
        <Pip name="silver" size={26} label={book.say("good-silver")} />
        <Deltas goods={rest} size={16} />
      </p>
      <Get id="tax" />
      <footer>
        <Workers at="tax" />
      </footer>
    </Region>
  );
});
