import { defaultLanguage, type LanguageCode } from "@brisa/typed-content/languages";
import { visibleText } from "@brisa/typed-content/check";
import { onOneLine } from "../values/normalise-text";
import type { Proposal } from "../core/unread";

type PairTranslator = {
  translate: (text: string, options: { signal: AbortSignal }) => Promise<unknown>;
  destroy: () => void;
};

/**
 * The `Translator` API, in secure contexts of Chrome and Edge on a computer. What it translates stays on the device. To
 * download a language it needs a press.
 */
type BrowserTranslator = {
  create: (options: {
    sourceLanguage: string;
    targetLanguage: string;
    signal: AbortSignal;
    /** Gets what tells of the download. */
    monitor: (download: EventTarget) => void;
  }) => Promise<PairTranslator>;
};

export const browserTranslator = () =>
  (globalThis as { Translator?: BrowserTranslator }).Translator;

/** A translator never sees facts in braces, line breaks, and the marks at the beginning of Markdown's lines. */
const KEPT = /(\{\{[^{}]*\}\}|(?:^|\n\s*)(?:#{1,6}|[-*+]|\d+\.)\s+|\n\s*)/;

/** Marks within Markdown's lines, and addresses of links. */
const MARKS = /\*+|\]\([^)]*\)/g;

/** Letters from which a text is no name, which stays the same. */
const LONG = 40;

/** Shares of a text's length that its translation may have, and letters that any may have more. */
const [SHORTEST, LONGEST, MORE] = [0.4, 3, 40];

/** Milliseconds after which a translator that does not answer, or a download that does not go on, has failed. */
const PATIENCE = 20_000;

const create = async (translator: BrowserTranslator, targetLanguage: LanguageCode) => {
  const stalled = new AbortController();
  const wait = () => setTimeout(() => stalled.abort(), PATIENCE);
  let timer = wait();
  const waitOn = () => {
    clearTimeout(timer);
    timer = wait();
  };
  try {
    return await translator.create({
      ...{ sourceLanguage: defaultLanguage(), targetLanguage, signal: stalled.signal },
      monitor: (download) => download.addEventListener("downloadprogress", waitOn),
    });
  } finally {
    // Later it would end what was created.
    clearTimeout(timer);
  }
};

export class UselessAnswer extends Error {}

const marksIn = (text: string) => (text.match(MARKS) ?? []).sort().join(" ");

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
  if (marksIn(text) !== marksIn(piece)) throw new UselessAnswer("other marks");
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

/** `needsPress`: the browser downloads another language only after another press. */
export type Proposed = { proposals: Proposal[]; failed: number; needsPress: boolean };

const isNotAllowed = (error: unknown) =>
  error instanceof DOMException && error.name === "NotAllowedError";

/** Only in the task of a press may the browser download languages. */
export const propose = async (
  translator: BrowserTranslator,
  wanted: readonly Wanted[],
): Promise<Proposed> => {
  const proposed: Proposed = { proposals: [], failed: 0, needsPress: false };
  const translateWith = async (pair: PairTranslator, { at, original, before }: Wanted) => {
    const translate = (piece: string) =>
      pair.translate(piece, { signal: AbortSignal.timeout(PATIENCE) });
    try {
      const text = await translateBetween(original, translate);
      proposed.proposals.push({ at, original, before, text });
    } catch {
      proposed.failed += 1;
    }
  };
  const inLanguage = async (targetLanguage: LanguageCode) => {
    const texts = wanted.filter(({ language }) => language === targetLanguage);
    try {
      const pair = await create(translator, targetLanguage);
      for (const text of texts) await translateWith(pair, text);
      pair.destroy();
    } catch (error) {
      if (isNotAllowed(error)) proposed.needsPress = true;
      else proposed.failed += texts.length;
    }
  };
  await Promise.all([...new Set(wanted.map(({ language }) => language))].map(inLanguage));
  return proposed;
};
