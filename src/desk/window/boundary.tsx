import { Component, type ReactNode } from "react";

type Props = {
  /** What is shown: another one is tried even after a failure. */
  place?: string;
  /** Rendered after a failure. */
  fallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
};

type State = { hasFailed: boolean; place?: string };

/** Renders its children, or the fallback once one of them has thrown. React reports the error to the console. */
export class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { place, hasFailed: false };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
