import type { MouseEvent } from "react";
import { contentNow } from "../core/content-now";
import { useDeskState, useWords, useWork } from "../core/context";
import { fieldKey } from "../core/paths";
import { lackingIn } from "../translations/to-translate";
import { languageOfText } from "../translations/translations";
import { bandSentences } from "./band-sentences";
import { offeredAmong } from "./proposals";
import { browserTranslator } from "./translator";
import { useLanguages } from "./use-languages";
import { useNext } from "./use-next";
import { useProposing } from "./use-proposing";

/** The second press of a double one meant the button that was there before. */
const onPress = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

export const ProposalBand = ({ file }: { file: string }) => {
  const words = useWords();
  const { proposals: labels } = words;
  const work = useWork();
  const proposals = useDeskState((state) => state.proposals);
  const languages = useLanguages();
  const { progress, left, start, stop } = useProposing(browserTranslator());
  const lacking = lackingIn(contentNow(work), file);
  const all = [...lacking.missing, ...lacking.older];
  const next = useNext(file, all);

  const offered = offeredAmong(work, proposals);
  const open = all.filter((at) => !offered.has(fieldKey(at.file, at.path)));
  const toPropose = open.filter((at) => languages?.some((each) => each === languageOfText(at)));
  const waiting = all.length - open.length;
  const canTranslate = languages && languages.length > 0;
  const { title, help } = bandSentences(
    { lacking, offered: waiting, open: open.length, canTranslate, progress, left },
    words,
  );

  const begin = { text: labels.propose, act: () => void start(toPropose) };
  // One button, which keeps the focus while what it does changes.
  const main = progress
    ? { text: labels.stop, act: stop }
    : waiting > 0
      ? { text: labels.next, act: next }
      : toPropose.length > 0
        ? begin
        : undefined;
  const kind = all.length === 0 ? "tally--rest" : canTranslate === false ? "tally--quiet" : "";
  return (
    <section className={`tally ${kind}`} aria-label={labels.label}>
      <p role="status" aria-busy={progress !== undefined}>
        <b>{title}</b>
        {help && <span>{help}</span>}
      </p>
      {!progress && waiting > 0 && toPropose.length > 0 && (
        <button type="button" className="link" onClick={onPress(begin.act)}>
          {begin.text}
        </button>
      )}
      {main && (
        <button type="button" className="link" onClick={onPress(main.act)}>
          {main.text}
        </button>
      )}
    </section>
  );
};
