import { useState } from "react";
import { useCommitMessage } from "./commit-message";
import { useDeskState, useWords, useChecked } from "../state/context";
import { editsSince } from "../core/work";
import { countOf } from "../core/changes";
import { draftPartsOf } from "../state/draft-parts";
import type { Desk } from "../state/desk";
import type { ShownDraft } from "../state/desk-state";
import type { Words } from "../words";
import { Problem } from "../ui/problem";

type ShowDraftProps = { drafts: NonNullable<Desk["drafts"]>; hasChanges: boolean };

/** Other people see the changes in a copy of the site at its own URL. */
export const ShowDraft = ({ drafts, hasChanges }: ShowDraftProps) => {
  const message = useCommitMessage();
  const words = useWords();
  const shown = useDeskState(({ draft }) => draft);
  const { isBusy, preview } = shown;
  if (!hasChanges && !preview) return null;
  const show = () => void drafts.show(message());
  return (
    <section className="shown" aria-label={words.drafts.show}>
      <p role="status">{statusText(shown, words)}</p>
      {hasChanges && <LeftOut />}
      {preview?.status === "there" && <Address address={preview.address} />}
      <p className="row">
        {hasChanges && (
          <button
            type="button"
            className={preview ? "link" : "btn"}
            aria-disabled={isBusy}
            onClick={show}
          >
            {preview ? words.drafts.again : words.drafts.show}
          </button>
        )}
        {preview && (
          <button
            type="button"
            className="link link--quiet"
            aria-disabled={isBusy}
            onClick={() => void drafts.discard()}
          >
            {words.drafts.discard}
          </button>
        )}
        {preview?.status === "failed" && preview.address !== undefined && (
          <a className="link" href={preview.address} target="_blank" rel="noreferrer">
            {words.status.whatHappened}
          </a>
        )}
      </p>
    </section>
  );
};

/** What the copy leaves out goes on elsewhere all the same. */
const LeftOut = () => {
  const words = useWords();
  const work = useChecked((_, checked) => checked);
  const left = editsSince(work.edits, draftPartsOf(work).shown);
  if (left.size === 0) return null;
  return <p>{words.drafts.leftOut(words.common.changes(countOf({ edits: left })))}</p>;
};

const statusText = ({ isBusy, preview, failure }: ShownDraft, words: Words) => {
  const { drafts } = words;
  if (isBusy && !preview) return drafts.building;
  if (failure === "newer" || failure === "conflict") return drafts[failure];
  if (failure) return <Problem of={failure} words={words} />;
  return preview ? drafts[preview.status] : drafts.how;
};

const Address = ({ address }: { address: string }) => {
  const { drafts } = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // If the browser denies access to the clipboard, the link can be copied by hand.
      () => setCopied(false),
    );
  return (
    <p className="row">
      <a className="btn btn--sea" href={address} target="_blank" rel="noreferrer">
        {drafts.see}
      </a>
      <button type="button" className="btn" onClick={() => void copy()}>
        {drafts.copyAddress}
      </button>
      <span role="status">{isCopied && drafts.copied}</span>
    </p>
  );
};
