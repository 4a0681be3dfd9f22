/** Loaded after the form, in one piece. */
export { ProposalBand } from "./band";
export { NextMissing } from "./next-missing";
