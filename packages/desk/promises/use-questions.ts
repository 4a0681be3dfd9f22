import { useEffect, useMemo, useState } from "react";
import { questionsIn, type Promises } from "@brisa/typed-content/promises";
import { contentNow } from "../core/edits";
import { useSite, useWork } from "../state/context";

/** Undefined until what the site was delivered with is loaded; none where it began empty. */
export const useQuestions = () => {
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
  return useMemo(
    () => (load ? promises && questionsIn(contentNow({ snapshot, edits }), promises) : []),
    [load, promises, snapshot, edits],
  );
};
