import { countOf } from "../told/change-groups";
import { useDeskState, useIsHome, useWords, useWork } from "../core/context";
import { useChecked } from "../core/use-checked";
import { usePublish } from "./use-publish";

/** The button that publishes all changes; with the local store it saves them. */
export const PublishButton = ({ onRefused }: { onRefused: () => void }) => {
  const words = useWords();
  const isHome = useIsHome();
  const isEmpty = countOf(useWork()) === 0;
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const isOnline = useDeskState((state) => state.isOnline);
  const hasPen = useDeskState((state) => state.hasPen);
  const hasFailed = useDeskState(({ outcome }) => outcome?.kind === "problem");
  // Where something is wrong or not ready, the button leads to what can be done.
  const isWay = useChecked(({ brought }) => brought.length > 0);
  const publish = usePublish(onRefused);
  if (isBusy)
    return (
      <button type="button" className="publish is-busy" aria-disabled="true">
        <span className="spin" />
        <span>{isHome ? words.bar.saving : words.bar.publishing}</span>
      </button>
    );
  const label = isHome ? words.bar.save : words.bar.publish;
  return (
    <button
      type="button"
      className={isWay ? "publish is-way" : "publish"}
      disabled={isEmpty || !isOnline || !hasPen}
      onClick={() => void publish()}
    >
      {hasFailed ? words.common.tryAgain : label}
    </button>
  );
};
