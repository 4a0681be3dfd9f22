import type { Address } from "../../typed-content/address";
import { useDesk, useDeskState } from "../core/context";
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
