import type { LanguageCode } from "../languages";
import {
  date,
  daysError,
  group,
  hidden,
  id,
  localizedLine,
  oneLanguageSuffices,
  order,
  url,
} from "../fields";
import type { Collection } from "@brisa/typed-content";

const readySentences: Record<LanguageCode, string>[] = [
  {
    es: "Ya volvemos a salir. ¡Nos vemos a bordo!",
    en: "We’re back on the water. See you on board!",
    de: "Wir fahren wieder. Bis bald an Bord!",
  },
];

/** Shown above the header of every page, each notice on its own days. */
export const notices = {
  type: "Notice",
  title: "Avisos",
  path: "notices/*.json",
  set: "open",
  shownOn: "home",
  schema: group("Aviso", {
    id: id(),
    from: date("Primer día", "Se ve desde la medianoche del puerto."),
    until: date("Último día", "Se ve todo ese día. Si es un solo día, poned el mismo."),
    text: oneLanguageSuffices(
      localizedLine("Texto", "Se ve arriba del todo, en todas las páginas.").meta({
        ready: readySentences,
      }),
    ),
    link: group("Enlace", {
      url: url("Dirección", "De otra web o de una página vuestra. Empieza por https://."),
      text: localizedLine("Texto del enlace", "Lo que hay detrás: «El tiempo, en AEMET»."),
    }).optional(),
    order: order("Dónde sale si hay varios a la vez."),
    hidden: hidden(),
  }).refine(({ from, until }) => from <= until, daysError("until")),
} satisfies Collection;
