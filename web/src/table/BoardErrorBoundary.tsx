import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  instead: ReactNode;
  children: ReactNode;
}

/** A drawing that fails harms nobody: the plain board takes its place, and the game goes on. */
export class BoardErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error("The board failed; a plain one stands in.", error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
