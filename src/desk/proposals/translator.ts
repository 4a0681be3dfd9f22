import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";
import { within } from "./within";

type Pair = { sourceLanguage: string; targetLanguage: string };

export type PairTranslator = {
  translate: (text: string, options?: { signal?: AbortSignal }) => Promise<unknown>;
  destroy: () => void;
};

type CreateOptions = Pair & {
  signal?: AbortSignal;
  /** Told of the download by events, `downloadprogress`. */
  monitor?: (monitor: EventTarget) => void;
};

/**
 * The `Translator` API, in secure contexts of Chrome and Edge on a computer. What it translates stays on the device. To
 * download a language it needs a press.
 */
export type BrowserTranslator = {
  availability: (pair: Pair) => Promise<string | null>;
  create: (options: CreateOptions) => Promise<PairTranslator>;
};

export const browserTranslator = () =>
  (globalThis as { Translator?: BrowserTranslator }).Translator;

/** Milliseconds after which a browser that does not answer is taken for one that does not translate. */
const PATIENCE = 5000;

const pairTo = (targetLanguage: LanguageCode): Pair => ({
  sourceLanguage: defaultLanguage,
  targetLanguage,
});

const isAvailable = async (translator: BrowserTranslator, language: LanguageCode) => {
  const { signal } = new AbortController();
  const answer = await within(PATIENCE, signal, () => translator.availability(pairTo(language)));
  return answer === "available" || answer === "downloadable" || answer === "downloading";
};

/** From the default language. */
export const languagesOf = async (translator: BrowserTranslator): Promise<LanguageCode[]> => {
  const found = await Promise.all(
    languageCodes.map(async (language) => {
      if (language === defaultLanguage) return [];
      return (await isAvailable(translator, language).catch(() => false)) ? [language] : [];
    }),
  );
  return found.flat();
};

/**
 * Only in the task of a press may the browser download the language.
 * @param onLoaded called with the share that is done
 */
export const translatorInto = (
  translator: BrowserTranslator,
  language: LanguageCode,
  signal: AbortSignal,
  onLoaded: (share: number) => void,
) =>
  translator.create({
    ...pairTo(language),
    signal,
    monitor: (monitor) =>
      monitor.addEventListener("downloadprogress", (event) => {
        const { loaded, total } = event as ProgressEvent;
        onLoaded(total > 0 ? loaded / total : loaded);
      }),
  });
