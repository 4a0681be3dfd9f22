import { useDesk, useDeskState, usePublishingWords, useChecked } from "../state/context";
import { useLeaving } from "../state/leaving";
import { useCountedChanges } from "../state/for-later";
import { useCommitMessage } from "./commit-message";
import type { ChooseEdits } from "../state/publish";
import { readyOf } from "../state/ready";

/** Whether something leaves the site, which the list of changes names. */
const useIsLeaving = () => useLeaving().length > 0;

/** With the local store, it saves them. */
export const usePublishChosen = () => {
  const desk = useDesk();
  const message = useCommitMessage();
  return async (choose: ChooseEdits) => {
    if (choose(desk.state().work).size > 0) await desk.publish(message, choose);
  };
};

/**
 * With the local store, it saves. `onRefused` is called if something is wrong or not ready, or leaves the site; not for
 * conflicts.
 */
export const usePublish = (onRefused: () => void) => {
  const desk = useDesk();
  const message = useCommitMessage();
  const isLeaving = useIsLeaving();
  return async () => {
    const { waiting, faults } = readyOf(desk.state().work);
    if ((waiting.size > 0 || isLeaving) && faults.length === 0) return onRefused();
    await desk.publish(message);
    if (desk.state().outcome?.kind === "refused") onRefused();
  };
};

/** With the local store it saves. */
export const PublishButton = ({ onRefused }: { onRefused: () => void }) => {
  const { publish: label, publishing } = usePublishingWords();
  const isEmpty = useCountedChanges().length === 0;
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const canPublish = useDeskState(({ isOnline, hasPen }) => isOnline && hasPen);
  const isUnfinished = useChecked(
    ({ brought }, work) => brought.length > 0 || readyOf(work).waiting.size > 0,
  );
  // Then the button leads to what can be done.
  const isWay = useIsLeaving() || isUnfinished;
  const publish = usePublish(onRefused);
  if (isBusy)
    return (
      <button type="button" className="publish is-busy" aria-disabled="true">
        <span className="spin" />
        <span>{publishing}</span>
      </button>
    );
  // Not disabled: that would take the focus away from who has just published by a key.
  const isAtRest = isEmpty || !canPublish;
  return (
    <button
      type="button"
      className={isWay ? "publish is-way" : "publish"}
      aria-disabled={isAtRest}
      onClick={() => isAtRest || void publish()}
    >
      {label}
    </button>
  );
};
