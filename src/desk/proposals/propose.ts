import type { LanguageCode } from "../../base/languages";
import type { Proposal } from "./proposals";
import { visibleText } from "../../typed-content/check/rules/text";
import { onOneLine } from "../form/values/normalise-text";
import {
  GivenUp,
  translatorInto,
  within,
  type BrowserTranslator,
  type PairTranslator,
} from "./translator";

/** A translator never sees facts in braces, line breaks, and the marks at the beginning of Markdown's lines. */
const KEPT = /(\{\{[^{}]*\}\}|(?:^|\n\s*)(?:#{1,6}|[-*+]|\d+\.)\s+|\n\s*)/;

/** Letters from which a translation is seen to lack a part. */
const LONG = 40;

/** Shares of the text's length that a translation may have; letters that any may have more. */
const SHORTEST = 0.4;
const LONGEST = 3;
const MORE = 40;

export class UselessAnswer extends Error {}

/** @throws UselessAnswer unless it may be a translation of the whole piece */
const cleaned = (piece: string, answer: unknown) => {
  if (typeof answer !== "string") throw new UselessAnswer("no text");
  const text = onOneLine(visibleText(answer));
  const isLong = piece.length >= LONG;
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UselessAnswer("empty");
  if (isLong && text.length < piece.length * SHORTEST) throw new UselessAnswer("too short");
  if (text.length > piece.length * LONGEST + MORE) throw new UselessAnswer("too long");
  if (isLong && text === piece) throw new UselessAnswer("not translated");
  // Braces would be read as a fact.
  if (/[{}]/.test(text) && !/[{}]/.test(piece)) throw new UselessAnswer("braces");
  // Translators end parts of a sentence as if they were whole ones.
  return /[.!?…:]$/.test(piece) ? text : text.replace(/(?<!\.)\.$/, "");
};

/** In order, with what is kept as it is. Throws UselessAnswer. */
export const translateBetween = async (
  text: string,
  translate: (piece: string) => Promise<unknown>,
) => {
  const parts: string[] = [];
  let hasPieces = false;
  for (const [place, part] of text.split(KEPT).entries()) {
    const piece = part.trim();
    if (place % 2 === 1 || !/\p{L}/u.test(piece)) {
      parts.push(part);
      continue;
    }
    hasPieces = true;
    const answer = cleaned(piece, await translate(piece));
    parts.push(part.replace(piece, () => answer));
  }
  const whole = visibleText(parts.join(""));
  if (hasPieces && whole === visibleText(text)) throw new UselessAnswer("not translated");
  return whole;
};

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
