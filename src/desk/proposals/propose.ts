import type { LanguageCode } from "../../base/languages";
import type { Proposal } from "./proposals";
import { translateBetween } from "./pieces";
import { translatorInto, type BrowserTranslator, type PairTranslator } from "./translator";
import { GivenUp, within } from "./within";

export type Wanted = Omit<Proposal, "text"> & { language: LanguageCode };

/** `loaded` is the share of the download that is done, while there is one. */
export type Progress = { done: number; loaded?: number };

/** The browser downloads these languages only after another press. */
export type Left = { failed: number; languages: LanguageCode[] };

/** Milliseconds without any progress after which it is given up. */
const PATIENCE = { download: 120_000, piece: 20_000 };

type Options = {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  onProposal: (proposal: Proposal) => void;
};

const isNotAllowed = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "name" in error &&
  error.name === "NotAllowedError";

/** Undefined before and after the downloads. */
const shareOf = (downloads: ReadonlyMap<LanguageCode, number>) => {
  const shares = [...downloads.values()];
  const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  return shares.length > 0 && share < 1 ? share : undefined;
};

/** One after the other in each language. Only in the task of a press may the browser download languages. */
export const propose = async (
  translator: BrowserTranslator,
  wanted: readonly Wanted[],
  { signal, onProgress, onProposal }: Options,
): Promise<Left> => {
  const left: Left = { failed: 0, languages: [] };
  const languages = [...new Set(wanted.map(({ language }) => language))];
  const downloads = new Map<LanguageCode, number>();
  let done = 0;
  const tell = () => onProgress({ done, loaded: shareOf(downloads) });

  const translateAll = async (into: PairTranslator, texts: readonly Wanted[]) => {
    let isSilent = false;
    for (const { language: _, ...text } of texts) {
      if (signal.aborted) return;
      try {
        // Who has not answered once is not asked again.
        if (isSilent) throw new GivenUp();
        const translated = await translateBetween(text.original, (piece) =>
          within(PATIENCE.piece, signal, (stop) => into.translate(piece, { signal: stop })),
        );
        onProposal({ ...text, text: translated });
      } catch (error) {
        isSilent ||= error instanceof GivenUp;
        left.failed += 1;
      }
      done += 1;
      tell();
    }
  };

  const inLanguage = async (language: LanguageCode) => {
    const texts = wanted.filter((each) => each.language === language);
    try {
      const into = await within(PATIENCE.download, signal, (stop, onSign) =>
        translatorInto(translator, language, stop, (share) => {
          onSign();
          // Of a language that is there already 0 and 1 are told.
          if (share <= 0 || (share >= 1 && !downloads.has(language))) return;
          downloads.set(language, share);
          tell();
        }),
      );
      downloads.delete(language);
      await translateAll(into, texts);
      into.destroy();
    } catch (error) {
      downloads.delete(language);
      if (isNotAllowed(error)) left.languages.push(language);
      else left.failed += texts.length;
      done += texts.length;
      tell();
    }
  };
  await Promise.all(languages.map(inLanguage));
  return left;
};
