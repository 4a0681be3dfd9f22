import { useEffect, useState } from "react";
import { useDesk, useDeskState } from "../core/context";
import type { ContentStore, Version } from "../stores/store";

type Shown = Awaited<ReturnType<NonNullable<ContentStore["lastPublic"]>>>;

/** The version that visitors see among some, newest first; undefined where that is unknown. */
export const usePublicVersion = () => {
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
  return (versions: Version[]) => {
    const shown = known?.key === key ? known.shown : undefined;
    if (shown?.revision === undefined) return undefined;
    return versions.find((each) => !shown.later.includes(each.revision));
  };
};
