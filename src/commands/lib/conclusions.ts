import type { OwnerLanguage } from "../../validation/messages/owner-language";

/** The last line of the check, in each language. */
export const conclusions: Record<OwnerLanguage, (faults: number, advice: number) => string> = {
  es: (faults, advice) => {
    const things = `${faults} ${faults === 1 ? "cosa" : "cosas"} por corregir`;
    const counsel = `${advice} ${advice === 1 ? "consejo" : "consejos"}`;
    if (faults > 0) return advice > 0 ? `${things} y ${counsel}.` : `${things}.`;
    return advice > 0 ? `El contenido está bien. ${counsel}.` : "El contenido está bien.";
  },
  en: (faults, advice) => {
    const things = `${faults} ${faults === 1 ? "thing" : "things"} to put right`;
    const counsel = `${advice} ${advice === 1 ? "suggestion" : "suggestions"}`;
    if (faults > 0) return advice > 0 ? `${things} and ${counsel}.` : `${things}.`;
    return advice > 0 ? `The content is fine. ${counsel}.` : "The content is fine.";
  },
};
