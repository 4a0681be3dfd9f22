import type { ReactNode } from "react";
import { Boundary } from "./boundary";
import { useWords } from "../core/context";

type PartProps = {
  className?: string;
  /** Another place is tried even after a failure. */
  place?: string;
  onClose?: () => void;
  children: ReactNode;
};

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
