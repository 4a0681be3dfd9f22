import { useEffect, useRef } from "react";
import { contentNow } from "../core/content-now";
import { useWords, useWork } from "../core/context";
import { lackingIn } from "../translations/to-translate";
import { Icon } from "../window/icon";
import { useLanguages } from "./use-languages";
import { useNext } from "./use-next";

/** Whether Alt and an arrow mean something else there. */
const hasOwnArrows = (target: EventTarget | null) =>
  target instanceof Element && target.closest("select, input, dialog") !== null;

/** Calls back when Alt and the arrow down are pressed. */
const useAltDown = (act: () => void) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.defaultPrevented || hasOwnArrows(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
};

/** Leads to the next text that lacks a translation: by Alt and the arrow down, and where the browser does not translate by a button. */
export const NextMissing = ({ file }: { file: string }) => {
  const { proposals: labels } = useWords();
  const { missing, older } = lackingIn(contentNow(useWork()), file);
  const hasNoTranslator = useLanguages()?.length === 0;
  const next = useNext(file, hasNoTranslator ? missing : [...missing, ...older]);
  useAltDown(next);
  if (!hasNoTranslator || missing.length === 0) return null;
  return (
    <p className="next-missing">
      <button type="button" className="btn btn--wide" onClick={next}>
        <span>{labels.nextMissing(missing.length)}</span>
        <Icon name="right" />
      </button>
    </p>
  );
};
