import { Component, type ReactNode } from "react";

type Props = {
  /** Another place is tried even after a failure. */
  place?: string;
  fallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
};

type State = { hasFailed: boolean; place?: string };

/** React reports the error to the console. */
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
