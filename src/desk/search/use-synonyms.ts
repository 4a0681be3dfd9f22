import { useEffect, useState } from "react";
import { useSite } from "../core/site-context";
import type { Concept } from "./synonyms";

const NONE: readonly Concept[] = [];

/** Returns the concepts of the site once they are loaded; none before, and none without a connection. */
export const useSynonyms = () => {
  const { synonyms } = useSite();
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    synonyms().then(setOwn, () => undefined);
  }, [synonyms]);
  return own;
};
