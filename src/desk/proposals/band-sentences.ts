import { languageNames } from "../told/labels";
import type { LackingTexts } from "../translations/to-translate";
import type { Words } from "../words";
import type { Left, Progress } from "./propose";

export type BandState = {
  lacking: LackingTexts;
  /** How many proposals wait to be reviewed, and how many translations have none. */
  offered: number;
  open: number;
  /** Undefined until the browser has said so. */
  canTranslate?: boolean;
  progress?: Progress & { all: number };
  left?: Left;
};

type Sentences = { title: string; help?: string };

const leftWords = ({ left, open }: BandState, words: Words) => {
  if (!left || open === 0) return undefined;
  const { failed, pressAgain } = words.proposals;
  if (left.languages.length > 0) return pressAgain(languageNames(left.languages, words));
  return left.failed > 0 ? failed(left.failed) : undefined;
};

export const bandSentences = (state: BandState, words: Words): Sentences => {
  const { proposals } = words;
  const { lacking, offered, canTranslate, progress } = state;
  if (progress?.loaded !== undefined)
    return {
      title: proposals.download(Math.round(progress.loaded * 100)),
      help: proposals.downloadHelp,
    };
  if (progress)
    return { title: proposals.working(progress.done, progress.all), help: proposals.whenPublished };
  if (offered > 0)
    return {
      title: proposals.toCheck(offered),
      help: leftWords(state, words) ?? proposals.whenPublished,
    };
  const { missing, older, isUnwritten } = lacking;
  if (missing.length + older.length === 0)
    return { title: isUnwritten ? proposals.unwritten : proposals.allThere };
  const title = [
    missing.length > 0 && proposals.missing(missing.length),
    older.length > 0 && proposals.older(older.length),
  ]
    .filter(Boolean)
    .join(" · ");
  if (canTranslate === undefined) return { title };
  if (!canTranslate) return { title: `${title}.`, help: proposals.cannot };
  return { title, help: leftWords(state, words) ?? proposals.canPropose };
};
