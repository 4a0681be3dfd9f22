import { collections } from "../model";
import { checkContent } from "../model/check";
import { sentence } from "../model/check/sentences";
import { askedLanguage } from "./asked-language";
import { runMain } from "./processes";

const conclusions = {
  es: (faults: number) =>
    faults === 0
      ? "El contenido está bien."
      : `\n${faults} ${faults === 1 ? "cosa" : "cosas"} por corregir.`,
  en: (faults: number) =>
    faults === 0
      ? "The content is fine."
      : `\n${faults} ${faults === 1 ? "thing" : "things"} to put right.`,
};

/** `npm run check`: every fault of the content, one line each; exit code 1 where there is one. */
const check = async () => {
  const language = askedLanguage();
  if (!language) return 2;
  const faults = await checkContent("content", collections);
  for (const fault of faults) console.error(sentence(fault, collections, language));
  console.log(conclusions[language](faults.length));
  return faults.length === 0 ? 0 : 1;
};

runMain(check);
