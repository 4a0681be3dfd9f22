import { declareLanguages } from "@brisa/typed-content/languages";

/** The same as those of the site beside it: TypeScript merges what both declare, for they share a `tsconfig.json`. */
declare module "@brisa/typed-content/languages" {
  interface SiteLanguages {
    es: unknown;
    en: unknown;
    de: unknown;
  }
}

declareLanguages("es", {
  es: {
    name: "Español",
    tag: "es-ES",
    copy: "copia",
    missing: "PENDIENTE",
    noBreak: {
      units: "%|h|horas?|noches?|€",
      numbered: "[Nn]\\.º",
      abbreviated: "\\p{Lu}{1,2}",
    },
  },
  en: {
    name: "English",
    tag: "en-GB",
    copy: "copy",
    missing: "PENDING",
    noBreak: { units: "%|h|hours?|nights?|€", numbered: "[Nn]o\\.", abbreviated: "\\p{Lu}" },
  },
  de: {
    name: "Deutsch",
    tag: "de-DE",
    copy: "Kopie",
    missing: "OFFEN",
    noBreak: { units: "%|h|Stunden?|Uhr|€", numbered: "Nr\\.", abbreviated: "\\p{L}" },
  },
});
