import { useEffect, useState } from "react";
import { useSite } from "../core/site-context";
import { loadPages, type Pages } from "./pages";

/** Milliseconds until what is not there yet is asked for again. */
export const AGAIN = 2000;

/** Undefined while the site has not been built. */
export const usePages = () => {
  const { required } = useSite();
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    let timer: number | undefined;
    let hasEnded = false;
    const load = async () => {
      try {
        const loaded = await loadPages(required);
        if (!hasEnded) setPages(loaded);
      } catch {
        if (!hasEnded) timer = window.setTimeout(() => void load(), AGAIN);
      }
    };
    void load();
    return () => {
      hasEnded = true;
      clearTimeout(timer);
    };
  }, [required]);
  return pages;
};
