export type PairTranslator = {
  translate: (text: string, options: { signal: AbortSignal }) => Promise<unknown>;
  destroy: () => void;
};

/**
 * The `Translator` API, in secure contexts of Chrome and Edge on a computer. What it translates stays on the device. To
 * download a language it needs a press.
 */
export type BrowserTranslator = {
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
