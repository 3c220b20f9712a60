// What is told at the table, out of all that happened: what for, by whom, and whether it wants a hand.

import type { Message } from "../generated/frames";
import { ROUNDS, seatOf } from "../table/story";
import type { Event } from "./desk";

export interface Step {
  clause: string;
  msg: Message;
  /** Whom it is about, -1: nobody. */
  seat: number;
  /** The person's own doing. */
  own: boolean;
  /** Somebody has to move something. */
  hand: boolean;
  event: Event;
}

const ME = 0;
/** Where in the game one is: it stands above everything, and is no step. */
const HEADS = ["turn", ...ROUNDS];
/** Steps of the opponent that still fit above the next question. */
const FEW = 3;

/** Whom a message is about, also if it is about it only in a part. */
function whose(msg: Message): number {
  const seat = seatOf(msg);
  if (seat >= 0) return seat;
  const parts = Object.values(msg[1]).flatMap((x) => (typeof x === "object" && "msg" in x ? [whose(x.msg)] : []));
  return parts.find((x) => x >= 0) ?? -1;
}

/** `echo`: cards were told just now, so the first that are dealt are no news. */
export function steps(told: readonly Event[], echo: boolean): Step[] {
  const said = echo
    ? told.filter((x, i) => x.what !== "dealt" || told.findIndex((y) => y.what === "dealt") !== i)
    : told;
  return said.flatMap((event): Step[] => {
    const { msg, clause } = event;
    if (!msg || HEADS.includes(event.what)) return [];
    const seat = whose(msg);
    return [{ clause, msg, seat, own: seat === ME, hand: event.hand && event.what !== "dealt", event }];
  });
}

/** Is it so much that it wants a screen of its own? One's own doing is known to oneself. */
export function isLong(list: readonly Step[]): boolean {
  return list.filter((x) => !x.own).length > FEW;
}

/** The round, year or turn that began last; null if none did. */
export function headOf(told: readonly Event[]): Message | null {
  return told.findLast((x) => x.msg && HEADS.includes(x.what))?.msg ?? null;
}
