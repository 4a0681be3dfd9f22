import { Component, type ReactNode } from "react";
import { useWords } from "../state/context";

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

type PartProps = Omit<Props, "fallback"> & { className?: string; onClose?: () => void };

/** After a failure, it offers to try again, and the other parts stay. */
export const Part = ({ className = "", place, onClose, children }: PartProps) => {
  const { common, notices } = useWords();
  const fallback = (tryAgain: () => void) => (
    <div className={`failed notice notice--error ${className}`} role="alert">
      <p>{notices.partFailed}</p>
      <button type="button" className="btn" onClick={tryAgain}>
        {common.tryAgain}
      </button>
      {onClose && (
        <button type="button" className="btn" onClick={onClose}>
          {common.close}
        </button>
      )}
    </div>
  );
  return (
    <Boundary place={place} fallback={fallback}>
      {children}
    </Boundary>
  );
};
