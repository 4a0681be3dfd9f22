import { useDesk, useDeskState, usePublishingWords } from "../core/context";
import { useSite } from "../core/site-context";
import { commitMessage } from "../told/commit-message";
import { spanishWords } from "../words";
import { readyOf } from "./ready";

type PublishReadyProps = {
  count: number;
  left: number;
  /** Called once it is published. */
  onDone: () => void;
};

/** The button that publishes what is ready, and says how much is left; with the local store it saves that. */
export const PublishReady = ({ count, left, onDone }: PublishReadyProps) => {
  const desk = useDesk();
  const site = useSite();
  const { publishReady } = usePublishingWords();
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const isOnline = useDeskState((state) => state.isOnline);
  const hasPen = useDeskState((state) => state.hasPen);
  const publish = async () => {
    const { work } = desk.state();
    const message = commitMessage({ ...work, edits: readyOf(work).ready }, spanishWords(site));
    await desk.publish(message, (current) => readyOf(current).ready);
    if (desk.state().outcome?.kind === "published") onDone();
  };
  return (
    <div className="changes__do">
      <button
        type="button"
        className="publish publish--wide"
        disabled={isBusy || !isOnline || !hasPen}
        onClick={() => void publish()}
      >
        {publishReady(count, left)}
      </button>
    </div>
  );
};
