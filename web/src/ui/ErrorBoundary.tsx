// What fails is replaced, and the rest stands.

import { Component, type ReactNode } from "react";
import type { Fault } from "../generated/http";
import { report } from "../net/faults";
import { href } from "../route";
import { useWords } from "../words/context";

interface Props {
  slot: Fault["slot"];
  game?: string;
  /** What is drawn: another one is tried again. */
  of: unknown;
  instead: ReactNode;
  children: ReactNode;
}

interface State {
  of: unknown;
  failed: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return Object.is(props.of, state.of) ? null : { of: props.of, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    report(this.props.slot, error, this.props.game);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** In the place of a screen, or of all of them. */
export function FailedScreen(): ReactNode {
  const book = useWords();
  return (
    <main className="page narrow failed-screen" role="alert">
      <h1>{book.say("web-fault-title")}</h1>
      <p>{book.say("web-fault-note")}</p>
      <p className="acts">
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {book.say("web-fault-again")}
        </button>
        <a className="btn" href={href()}>
          {book.say("web-home")}
        </a>
      </p>
    </main>
  );
}
