import type { Language } from "@brisa/typed-content/languages";

declare module "@brisa/typed-content/languages" {
  interface SiteLanguages {
    es: unknown;
    en: unknown;
    de: unknown;
  }
}

/** The default language first. docs/recipes.md describes how to add one. */
export const languageCodes = ["es", "en", "de"] as const;

export type LanguageCode = (typeof languageCodes)[number];

export const asLanguageCode = (value: unknown): LanguageCode | undefined =>
  languageCodes.find((code) => code === value);

export const defaultLanguage: LanguageCode = "es";

/** What visitors' scripts need of each. */
export const languages = {
  es: { name: "Español", tag: "es-ES" },
  en: { name: "English", tag: "en-GB" },
  de: { name: "Deutsch", tag: "de-DE" },
} satisfies Record<LanguageCode, Pick<Language, "name" | "tag">>;

/** The rest, of which visitors' scripts have nothing: literals alone, which bundlers leave out. */
export const languageRows = {
  es: {
    copy: "copia",
    missing: "PENDIENTE",
    noBreak: {
      units: "%|€|h|min|horas?|minutos?",
      numbered: "[Nn]\\.º|[Nn]úm\\.|[Aa]rts?\\.",
      abbreviated: "\\p{Lu}{1,2}",
    },
  },
  en: {
    copy: "copy",
    missing: "PENDING",
    noBreak: {
      units: "%|€|h|hrs?|min|hours?|minutes?|am|pm",
      numbered: "[Nn]os?\\.|[Aa]rts?\\.",
      abbreviated: "\\p{Lu}{1,2}",
    },
  },
  de: {
    copy: "Kopie",
    missing: "OFFEN",
    noBreak: {
      units: "%|€|h|min|Std\\.|Min\\.|Stunden?|Minuten?|Uhr",
      numbered: "Nr\\.|Art\\.|Abs\\.|Ziff\\.|§",
      abbreviated: "(?:\\p{L}|\\p{Lu}{2})",
      others: [
        // "lit. a", "Buchst. l"
        /(?<=(?<![\p{L}\p{N}])(?:lit|Buchst)\.) (?=\p{Ll}(?![\p{L}\p{N}]))/gu,
        // "Wird gesendet …"
        / (?=…)/gu,
      ],
    },
  },
} satisfies Record<LanguageCode, Omit<Language, "name" | "tag">>;

type PastedRow = {
  /** How their names begin, from January on, in lower case and without accents; `|` between two ways to write one. */
  months: string;
  /** Between the day and the time of a message. */
  at: string;
  /** "p. m." */
  half: string;
  /** Lines of a mail's head. */
  from: string;
  sent: string;
  heads: string;
};

/** By which a review is read that somebody pastes from a chat or a mail; but for the first, as regular expressions. */
export const pastedRows = {
  es: {
    months: "ene feb mar abr may jun jul ago sep|set oct nov dic",
    at: "a las?",
    half: "[ap]\\.? ?m\\.?",
    from: "de|nombre",
    sent: "fecha|enviad[oa](?: el)?",
    heads: "para|cco?|asunto|responder a|correo|puntuación|idioma",
  },
  en: {
    months: "jan feb mar apr may jun jul aug sep oct nov dec",
    at: "at",
    half: "[ap]\\.? ?m\\.?",
    from: "from|name",
    sent: "date|sent",
    heads: "to|cc|bcc|subject|reply-to|e-?mail|rating|language",
  },
  de: {
    months: "jan feb mar apr mai jun jul aug sep okt nov dez",
    at: "um",
    half: "(?:vorm|nachm)\\.",
    from: "von|name",
    sent: "datum|gesendet(?: am)?",
    heads: "an|cc|kopie|betreff|antwort an|e-?mail|bewertung|sprache",
  },
} satisfies Record<LanguageCode, PastedRow>;

/** Empty for the default language. */
export const prefixOf = (language: LanguageCode) =>
  language === defaultLanguage ? "" : `/${language}`;

export const languageOf = (path: string): LanguageCode =>
  asLanguageCode(path.split("/")[1]?.toLowerCase()) ?? defaultLanguage;

export const localPath = (path: string, language: LanguageCode) => prefixOf(language) + path;

/** Encoded, with ñ as `%C3%B1`, as links, metadata, sitemap and redirects have it. */
export const localAddress = (path: string, language: LanguageCode) =>
  encodeURI(localPath(path, language));
