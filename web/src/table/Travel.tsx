import { Component, type ReactNode, type RefObject } from "react";
import { getPrefs, moving, type Pace } from "../prefs/prefs";
import { playSound } from "./sound";
import { type Stand, stands, travel } from "./travel";

const MS: Record<Pace, number> = { none: 0, quick: 260, normal: 420, slow: 800 };

/** How long a piece is on its way; 0: nothing moves. */
export function travelTime(): number {
  return moving() ? MS[getPrefs().pace] : 0;
}

interface Props {
  /** The position that is drawn. */
  shown: unknown;
  /** Another number: it does not follow from the last one. */
  jump: number;
  slots: readonly RefObject<HTMLElement | null>[];
  children: ReactNode;
}

/** Around the board: it looks where pieces stand before a step and after it. */
export class Travel extends Component<Props> {
  override getSnapshotBeforeUpdate(last: Props): Stand[] | null {
    const { shown, jump } = this.props;
    return last.shown !== shown && last.jump === jump && travelTime() ? this.look() : null;
  }

  override componentDidUpdate(_last: Props, _state: unknown, before: Stand[] | null): void {
    if (before && travel(before, this.look(), travelTime())) playSound("piece");
  }

  private look(): Stand[] {
    return stands(this.props.slots.map((x) => x.current));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
