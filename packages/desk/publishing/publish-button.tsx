import { useState } from "react";
import { useDesk, useDeskState, usePublishingWords, useChecked } from "../state/context";
import { useLeaving } from "../state/leaving";
import { useCountedChanges } from "../state/for-later";
import { useCommitMessage } from "./commit-message";
import type { ChooseEdits } from "../state/publish";
import { readyOf } from "../state/ready";

/** Whether something leaves the site, which the list of changes names. */
const useIsLeaving = () => useLeaving().length > 0;

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

/** Whether nothing may be published now. */
export const useIsHeld = () =>
  useDeskState(({ isPublishing, isOnline, hasPen }) => isPublishing || !isOnline || !hasPen);

type ButtonProps = { className: string; isBusy: boolean; isAtRest: boolean; label: string };

/** Not disabled: that would take the focus away from who has just published by a key. */
const Button = (props: ButtonProps & { onPress: () => Promise<void> }) => {
  const { className, isBusy, isAtRest, label, onPress } = props;
  const { publishing } = usePublishingWords();
  return (
    <button
      type="button"
      className={isBusy ? `${className} is-busy` : className}
      aria-disabled={isAtRest}
      onClick={() => isAtRest || void onPress()}
    >
      {isBusy && <span className="spin" />}
      <span>{isBusy ? publishing : label}</span>
    </button>
  );
};

export const PublishButton = ({ onRefused }: { onRefused: () => void }) => {
  const { publish: label } = usePublishingWords();
  const isEmpty = useCountedChanges().length === 0;
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const isAtRest = useIsHeld() || isEmpty;
  const isUnfinished = useChecked(
    ({ brought }, work) => brought.length > 0 || readyOf(work).waiting.size > 0,
  );
  // Then the button leads to what can be done.
  const isWay = (useIsLeaving() || isUnfinished) && !isBusy;
  const onPress = usePublish(onRefused);
  return (
    <Button
      className={isWay ? "publish is-way" : "publish"}
      {...{ isBusy, isAtRest, label, onPress }}
    />
  );
};

/** With the local store it saves them. `isMeant`: asked at the press, whether what has been read still holds. */
export const PublishChosen = (props: {
  choose: ChooseEdits;
  label: string;
  isMeant?: () => boolean;
}) => {
  const { choose, label, isMeant } = props;
  const publish = usePublishChosen();
  const isAtRest = useIsHeld();
  const [isBusy, setBusy] = useState(false);
  const onPress = async () => {
    if (isMeant?.() === false) return;
    setBusy(true);
    await publish(choose);
    setBusy(false);
  };
  return <Button className="publish publish--wide" {...{ isBusy, isAtRest, label, onPress }} />;
};
