import type { ReactNode } from "react";
import { Boundary } from "./boundary";
import { useWords } from "../core/context";

type PartProps = {
  /** Places the message. */
  className?: string;
  /** Another place is tried even after a failure. */
  place?: string;
  /** If it can be closed. */
  onClose?: () => void;
  children: ReactNode;
};

/** If it fails, it says so and offers to try again, and the other parts stay. */
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
