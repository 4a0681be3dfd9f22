/** Letters that English lacks, and the commonest words of Spanish. */
const SPANISH =
  /[áéíóúüñ¿¡«»]|\b(el|la|los|las|un|una|de|del|en|es|con|y|o|para|falta|poned|mirad)\b/i;

/** Names of files and fields, values found and codes of languages: not the sentence's own words. */
const QUOTED = /“.*?”|".*"|\{\{.*?\}\}|\S*[/_]\S*|\((en|de)\)|: es, en and de\./g;

/** Whether a sentence for the owner has been written in English. */
export const isEnglish = (text: string) =>
  /^\S.*\.$/.test(text) && !SPANISH.test(text.replace(QUOTED, "")) && !/undefined|NaN/.test(text);
