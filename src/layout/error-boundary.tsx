import { Component, type ReactNode } from "react";

type Props = {
  /** Shown in place of children of which one has thrown. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Keeps an error in its children from taking the rest of the page away. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
