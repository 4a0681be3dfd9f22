import { useEffect, useState } from "react";
import { cachedBy } from "../../base/cached-by";
import type { LanguageCode } from "../../base/languages";
import { browserTranslator, languagesOf } from "./translator";

const askOnce = cachedBy(languagesOf);

const NONE: readonly LanguageCode[] = [];

/** Undefined until the browser has said so. */
export const useLanguages = () => {
  const translator = browserTranslator();
  const [languages, setLanguages] = useState<readonly LanguageCode[]>();
  useEffect(() => {
    let isHere = true;
    if (translator) void askOnce(translator).then((found) => isHere && setLanguages(found));
    return () => {
      isHere = false;
    };
  }, [translator]);
  return translator ? languages : NONE;
};
