import { useEffect, useState } from "react";
import { useDesk, useDeskState } from "../../../desk/core/context";

/**
 * Returns whether a file was changed by the newest commit, whose publication is the one that the desk knows; undefined
 * while that is unknown. A store without history counts as if nothing else were published.
 * @param isAsked whether the store is to be asked
 */
export const useIsNewest = (file: string, isAsked: boolean) => {
  const { store } = useDesk();
  const revision = useDeskState(({ work }) => work.snapshot.revision);
  const [known, setKnown] = useState<{ file: string; revision: string; isNewest: boolean }>();
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const answer = (isNewest: boolean) => isOver || setKnown({ file, revision, isNewest });
    store.history(file).then(
      (versions) => answer((versions?.[0]?.revision ?? revision) === revision),
      // It may be older.
      () => answer(false),
    );
    return () => {
      isOver = true;
    };
  }, [store, file, revision, isAsked]);
  return known?.file === file && known.revision === revision ? known.isNewest : undefined;
};
