import type { OwnerLanguage } from "../../base/languages";

const es = {
  values: (count: number) => (count === 1 ? "1 valor" : `${count} valores`),
  help: (languages: number) =>
    `Es lo que traía la web, en ${languages} idiomas, y nadie ha dicho que sea vuestro. Se confirma por tarjetas, o se cambia.`,
  oldNames: "Lo que aún nombra lo de antes",
  names: (name: string) => `Nombra «${name}», que ya no está.`,
  languages: "Idioma, y cuánto queda en él",
  change: "Cambiar",
  yes: "Así es",
  confirmed: (count: number) =>
    count === 1 ? "Confirmado: 1 valor." : `Confirmado: ${count} valores.`,
  undo: "Deshacer",
  nothingHere: "En este idioma no queda nada por confirmar.",
  nothingLeft: "Aquí no queda nada por confirmar.",
  next: (title: string) => `Seguir: ${title}`,
};

type PromiseWords = typeof es;

const en: PromiseWords = {
  values: (count) => (count === 1 ? "1 value" : `${count} values`),
  help: (languages) =>
    `This is what the site came with, in ${languages} languages, and nobody has said that it is yours. Confirm it card by card, or change it.`,
  oldNames: "What still names what was there before",
  names: (name) => `Names “${name}”, which is no longer there.`,
  languages: "Language, and how much is left in it",
  change: "Change",
  yes: "That is so",
  confirmed: (count) => (count === 1 ? "Confirmed: 1 value." : `Confirmed: ${count} values.`),
  undo: "Undo",
  nothingHere: "Nothing is left to confirm in this language.",
  nothingLeft: "Nothing is left to confirm here.",
  next: (title) => `Go on: ${title}`,
};

/** Loaded with their screen. */
export const promiseWords: Record<OwnerLanguage, PromiseWords> = { es, en };
