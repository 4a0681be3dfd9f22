import { useDesk, useDeskState, usePublishingWords } from "../core/context";
import { readyOf } from "./ready";
import { usePublishChosen } from "./use-publish-chosen";

type PublishReadyProps = {
  count: number;
  /** Undefined if nothing else is told. */
  left?: string;
  onDone: () => void;
};

/** With the local store it saves. */
export const PublishReady = ({ count, left, onDone }: PublishReadyProps) => {
  const desk = useDesk();
  const { publishReady } = usePublishingWords();
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const isOnline = useDeskState((state) => state.isOnline);
  const hasPen = useDeskState((state) => state.hasPen);
  const publishChosen = usePublishChosen();
  const publish = async () => {
    await publishChosen((work) => readyOf(work).ready);
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
