import { useEffect, useMemo, useState } from "react";
import { unconfirmed, type Promises } from "../../typed-content/check/launch/promised";
import { contentNow } from "../core/content-now";
import { useWork } from "../core/context";
import { editedPictures } from "../core/edits";
import { useSite } from "../core/site-context";
import { leftGroups, type LeftGroup } from "./cards";

/** Returns the groups with something to confirm; undefined until what the site was delivered with is loaded. */
export const useLeftGroups = (): LeftGroup[] | undefined => {
  const { promises: load } = useSite();
  const [promises, setPromises] = useState<Promises>();
  useEffect(() => {
    load?.().then(setPromises, (error: unknown) =>
      setPromises(() => {
        throw error;
      }),
    );
  }, [load]);
  const { snapshot, edits } = useWork();
  return useMemo(() => {
    if (!promises) return undefined;
    const pictures = editedPictures(snapshot, edits);
    return leftGroups(unconfirmed(contentNow({ snapshot, edits }), pictures, promises), promises);
  }, [promises, snapshot, edits]);
};
