import { useEffect, useState } from "react";
import { useDesk, useDeskState, useWords } from "../core/context";
import type { ContentStore, Publication } from "../stores/store";

type Shown = Awaited<ReturnType<NonNullable<ContentStore["lastPublic"]>>>;

/** What became of a version among some, newest first; undefined of older ones, and where it is unknown. */
export const useVersionStatus = () => {
  const { store } = useDesk();
  const status = useDeskState(({ publication }) => publication?.status);
  const revision = useDeskState(({ work }) => work.snapshot.revision);
  const key = `${revision} ${status}`;
  const [known, setKnown] = useState<{ key: string; shown: Shown }>();
  useEffect(() => {
    let isOver = false;
    store.lastPublic?.().then(
      (shown) => isOver || setKnown({ key, shown }),
      // Nothing is said of what is not known.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [store, key]);
  return (versions: readonly string[], version: string): Publication["status"] | undefined => {
    const shown = known?.key === key ? known.shown : undefined;
    if (shown?.revision === undefined) return undefined;
    if (shown.later.includes(version)) return status;
    return version === versions.find((each) => !shown.later.includes(each)) ? "public" : undefined;
  };
};

export const PublicationBadge = ({ status }: { status?: Publication["status"] }) => {
  const { statuses } = useWords().texts.history;
  return (
    status && (
      <span className={status === "public" ? "badge badge--sea" : "badge"}>{statuses[status]}</span>
    )
  );
};
