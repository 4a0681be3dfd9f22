import { defaultLanguage } from "../../base/languages";
import type { Address } from "../../typed-content/address";
import type { Work } from "../core/work";
import { fieldKey } from "../core/paths";
import { addressInLanguage, isOlderAt, textAt } from "../translations/translations";

/** No edit: it cannot be published before somebody accepts it. */
export type Proposal = {
  at: Address;
  /** The text of which it is a translation. */
  original: string;
  /** What stood in its place; empty if nothing did. */
  before: string;
  /** As it would be stored. */
  text: string;
};

/** By {@link fieldKey}. */
export type Proposals = ReadonlyMap<string, Proposal>;

const isOfThisText = (work: Work, { at, original }: Proposal) =>
  textAt(work, addressInLanguage(at, defaultLanguage)) === original;

/** It is of the text as it is now, and what stands in its place is still missing or older. */
export const isOffered = (work: Work, proposal: Proposal) => {
  const { at, before } = proposal;
  return (
    isOfThisText(work, proposal) &&
    textAt(work, at) === before &&
    (before === "" || isOlderAt(work, at))
  );
};

/** Accepted or changed, and the original is the same since. */
export const isReviewed = (work: Work, proposal: Proposal) =>
  isOfThisText(work, proposal) && !["", proposal.before].includes(textAt(work, proposal.at));

export const withProposal = (proposals: Proposals, proposal: Proposal): Proposals =>
  new Map(proposals).set(fieldKey(proposal.at.file, proposal.at.path), proposal);

export const withoutProposal = (proposals: Proposals, at: Address): Proposals =>
  new Map([...proposals].filter(([key]) => key !== fieldKey(at.file, at.path)));

/** The same map if all are offered. */
export const offeredAmong = (work: Work, proposals: Proposals): Proposals => {
  const offered = [...proposals].filter(([, proposal]) => isOffered(work, proposal));
  return offered.length === proposals.size ? proposals : new Map(offered);
};
