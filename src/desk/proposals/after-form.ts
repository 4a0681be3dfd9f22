/** In one piece. */
export { ProposalBand } from "./band";
export { NextMissing } from "./next-missing";
