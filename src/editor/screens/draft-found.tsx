import { useDesk, useWords } from "../context";
import { Notice } from "./notice";
import { ofDay } from "./since";

/** Offers to go on with what was shown from another device. */
export const DraftFound = ({ at }: { at: number }) => {
  const { drafts } = useDesk();
  const words = useWords();
  return (
    <Notice>
      <p>{words.drafts.found(ofDay(at, words))}</p>
      <button type="button" className="btn btn--sea" onClick={drafts?.goOn}>
        {words.drafts.goOn}
      </button>
      <button type="button" className="btn" onClick={drafts?.leave}>
        {words.drafts.leave}
      </button>
    </Notice>
  );
};
