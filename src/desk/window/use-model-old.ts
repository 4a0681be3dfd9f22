import { useEffect, useState } from "react";
import { useDeskState } from "../core/context";
import { isModelOld } from "../stores/served";

/** Looks again when content is newer, or has been published. */
export const useModelOld = () => {
  const revision = useDeskState(({ work }) => work.snapshot.revision);
  const status = useDeskState(({ publication }) => publication?.status);
  const isOnline = useDeskState((state) => state.isOnline);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void isModelOld().then((found) => {
      if (found && isCurrent) setOld(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [revision, status, isOnline]);
  return isOld;
};
