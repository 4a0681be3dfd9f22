import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";

export class GivenUp extends Error {}

/**
 * Runs something that may never end.
 * @param patience milliseconds, which begin anew at each sign of life
 * @param stop gives it up at once
 * @throws GivenUp even if it ignores the signal that it gets
 */
export const within = <Value>(
  patience: number,
  stop: AbortSignal,
  run: (signal: AbortSignal, onSign: () => void) => Promise<Value>,
) =>
  new Promise<Value>((resolve, reject) => {
    const own = new AbortController();
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => {
      own.abort();
      reject(new GivenUp());
    };
    const wait = () => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(giveUp, patience);
    };
    stop.addEventListener("abort", giveUp);
    wait();
    if (stop.aborted) giveUp();
    run(own.signal, wait)
      .then(resolve, reject)
      .finally(() => {
        isOver = true;
        clearTimeout(timer);
        stop.removeEventListener("abort", giveUp);
      });
  });

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
