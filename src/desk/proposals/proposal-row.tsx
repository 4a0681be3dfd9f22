import { useRef } from "react";
import { useDesk, useDeskState, useWords } from "../core/context";
import { Icon } from "../window/icon";
import type { Address } from "../../typed-content/address";
import { fieldKey } from "../core/paths";
import { isOffered, isReviewed, withoutProposal } from "./proposals";

export const useProposal = (at: Address) => {
  const desk = useDesk();
  const key = fieldKey(at.file, at.path);
  const offered = useDeskState(({ work, proposals }) => {
    const proposal = proposals.get(key);
    return proposal && isOffered(work, proposal) ? proposal : undefined;
  });
  const isDone = useDeskState(({ work, proposals }) => {
    const proposal = proposals.get(key);
    return proposal !== undefined && isReviewed(work, proposal);
  });
  return {
    offered,
    isReviewed: isDone,
    drop: () => desk.propose((proposals) => withoutProposal(proposals, at)),
  };
};

type ProposalRowProps = {
  /** The `id` of what is said. */
  id: string;
  line: string;
  /** Whether the proposal waits; otherwise it was reviewed. */
  isOffered: boolean;
  onChange: () => void;
  onAccept: () => void;
};

/** It stays once the proposal is reviewed, so that nothing moves. */
export const ProposalRow = ({ id, line, isOffered, onChange, onAccept }: ProposalRowProps) => {
  const { proposals: words } = useWords();
  const row = useRef<HTMLDivElement>(null);
  const accept = () => {
    onAccept();
    // The pressed button disappears; Tab leads on from here.
    row.current?.focus();
  };
  return (
    <div className="line__proposal" ref={row} tabIndex={-1}>
      {!isOffered && <Icon name="check" />}
      <span id={id}>{isOffered ? words.proposed : words.reviewed}</span>
      {isOffered && (
        <>
          <button
            type="button"
            className="link"
            aria-label={words.ofLine(words.change, line)}
            onClick={onChange}
          >
            {words.change}
          </button>
          <button
            type="button"
            className="link"
            aria-label={words.ofLine(words.accept, line)}
            onClick={accept}
          >
            {words.accept}
          </button>
        </>
      )}
    </div>
  );
};
