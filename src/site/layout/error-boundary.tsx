import { Component, type ReactNode } from "react";

type Props = {
  /** Rendered instead of the children after one of them has thrown. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Catches errors of its children, so that React does not unmount the rest of the page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
