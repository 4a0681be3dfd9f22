import { countOf } from "../told/change-groups";
import { begin } from "../core/work";
import { useDesk, usePublishingWords, useWords, useWork } from "../core/context";
import type { LeftByOther } from "../core/kept-edits";
import type { ShownDraft } from "../core/desk-state";
import { relativeDay } from "../told/date-text";
import { Notice } from "./notice";

export const LeftByAnother = ({ left }: { left: LeftByOther }) => {
  const { leftByOthers } = useDesk();
  const words = useWords();
  const { waiting } = usePublishingWords();
  const { snapshot } = useWork();
  const { notices } = words;
  const { name } = left.by;
  const count = countOf(begin(snapshot, left.edits));
  return (
    <Notice>
      <p>
        <strong>{notices.leftBy(name)}</strong>{" "}
        <span>{waiting(count, relativeDay(left.at, words))}</span>
      </p>
      <button type="button" className="btn btn--sea" onClick={() => leftByOthers.goOn(left)}>
        {notices.goOnWith}
      </button>
      <button type="button" className="btn" onClick={() => leftByOthers.leave(left)}>
        {notices.leaveTo(name)}
      </button>
    </Notice>
  );
};

type DraftFoundProps = {
  found: NonNullable<ShownDraft["found"]>;
  unread: ShownDraft["unread"];
};

export const DraftFound = ({ found: { at, edits }, unread }: DraftFoundProps) => {
  const { drafts } = useDesk();
  const words = useWords();
  return (
    <Notice>
      {edits.size > 0 && <p>{words.drafts.found(relativeDay(at, words))}</p>}
      {unread && <p>{words.drafts[unread]}</p>}
      {edits.size > 0 && (
        <button type="button" className="btn btn--sea" onClick={drafts?.goOn}>
          {words.drafts.goOn}
        </button>
      )}
      <button type="button" className="btn" onClick={drafts?.leave}>
        {words.drafts.leave}
      </button>
    </Notice>
  );
};

type LeftProps = { at: number; onChanges: () => void; onClose: () => void };

export const LeftBefore = ({ at, onChanges, onClose }: LeftProps) => {
  const words = useWords();
  const { waiting } = usePublishingWords();
  const count = countOf(useWork());
  if (count === 0) return null;
  return (
    <Notice onClose={onClose}>
      <p>
        <strong>{words.start.goOn}</strong> <span>{waiting(count, relativeDay(at, words))}</span>
      </p>
      <button type="button" className="btn" onClick={onChanges}>
        {words.start.seeThem(count)}
      </button>
    </Notice>
  );
};
