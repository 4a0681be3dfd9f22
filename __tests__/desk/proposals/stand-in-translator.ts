type State = "unavailable" | "downloadable" | "downloading" | "available";

type Options = {
  /** The state of each language; those that are not named are available. */
  states?: Record<string, State>;
  /** Returns the translation of a text; whatever the translator is to answer. */
  answer?: (text: string, language: string, signal?: AbortSignal) => unknown;
  /** Whether somebody has just pressed something. */
  isActive?: () => boolean;
  /** Whether making a translator uses up the press, as newer versions of the standard have it. */
  usesUpPress?: boolean;
  /** Called while a language is downloaded; it is there once the promise is fulfilled. */
  download?: (tell: (share: number) => void, language: string) => Promise<void>;
};

type CreateOptions = {
  sourceLanguage: string;
  targetLanguage: string;
  signal?: AbortSignal;
  monitor?: (monitor: EventTarget) => void;
};

const failure = (name: string) => new DOMException(`Stand-in: ${name}`, name);

/** Rejects once a signal is aborted. */
const onAbort = (...signals: (AbortSignal | undefined)[]) =>
  new Promise<never>((_, reject) => {
    for (const signal of signals) {
      const end = () => reject(failure("AbortError"));
      if (signal?.aborted) end();
      signal?.addEventListener("abort", end);
    }
  });

/**
 * Returns a stand-in for the `Translator` of Chrome that is as strict: it makes a translator of a language that has to be
 * downloaded only after a press, tells its monitor of the download, is ended by its signals, and answers one call after
 * the other. https://webmachinelearning.github.io/translation-api/
 */
export const standInTranslator = ({
  states: given = {},
  answer = (text, language) => `${language}(${text})`,
  isActive = () => navigator.userActivation.isActive,
  usesUpPress = false,
  download = () => Promise.resolve(),
}: Options = {}) => {
  const states = new Map(Object.entries(given));
  const asked: { text: string; language: string }[] = [];
  let isUsedUp = false;
  let alive = 0;

  const stateOf = (source: string, target: string): State =>
    source === target ? "unavailable" : (states.get(target) ?? "available");

  const make = (language: string, created?: AbortSignal) => {
    const destroyed = new AbortController();
    let last: Promise<unknown> = Promise.resolve();
    alive += 1;
    const destroy = () => {
      if (!destroyed.signal.aborted) alive -= 1;
      destroyed.abort();
    };
    created?.addEventListener("abort", destroy);
    return {
      translate: (text: string, { signal }: { signal?: AbortSignal } = {}) => {
        const one = last
          .catch(() => undefined)
          .then(() => {
            if (signal?.aborted || destroyed.signal.aborted) throw failure("AbortError");
            asked.push({ text, language });
            return answer(text, language, signal);
          });
        last = one;
        const ended = onAbort(signal, destroyed.signal);
        ended.catch(() => undefined);
        return Promise.race([one, ended]);
      },
      destroy,
    };
  };

  const api = {
    availability: ({ sourceLanguage, targetLanguage }: CreateOptions) =>
      Promise.resolve(stateOf(sourceLanguage, targetLanguage)),
    create: async ({ sourceLanguage, targetLanguage, signal, monitor }: CreateOptions) => {
      const isPressed = isActive() && !isUsedUp;
      if (signal?.aborted) throw failure("AbortError");
      const events = new EventTarget();
      monitor?.(events);
      const tell = (loaded: number) => {
        // As a `ProgressEvent`, whose numbers jsdom rounds.
        const event = Object.assign(new Event("downloadprogress"), { loaded, total: 1 });
        if (!signal?.aborted) events.dispatchEvent(event);
      };
      const state = stateOf(sourceLanguage, targetLanguage);
      if (state === "unavailable") throw failure("NotSupportedError");
      if (state !== "available") {
        if (!isPressed) throw failure("NotAllowedError");
        isUsedUp = usesUpPress;
        states.set(targetLanguage, "downloading");
        tell(0);
        const ended = onAbort(signal);
        ended.catch(() => undefined);
        await Promise.race([download(tell, targetLanguage), ended]);
        states.set(targetLanguage, "available");
      }
      // Told even if there was nothing to download.
      tell(0);
      tell(1);
      await Promise.resolve();
      if (signal?.aborted) throw failure("AbortError");
      return make(targetLanguage, signal);
    },
  };
  return {
    api,
    /** What it was asked to translate. */
    asked,
    /** How many translators have been made and not destroyed. */
    alive: () => alive,
    /** Lets the next press count. */
    onPress: () => {
      isUsedUp = false;
    },
  };
};
