/** Letters that English lacks, and the commonest words of Spanish. */
const SPANISH =
  /[áéíóúüñ¿¡«»]|\b(el|la|los|las|un|una|de|del|en|es|con|y|o|para|falta|poned|mirad)\b/i;

/** Quoted values, placeholders, file and field names, language codes: no words of the sentence. */
const QUOTED = /“.*?”|".*"|\{\{.*?\}\}|\S*[/_]\S*|\((es|en|de)\)|: es, en and de\./g;

/** Whether a message to the owner is an English sentence. */
export const isEnglish = (text: string) =>
  /^\S.*\.$/.test(text) && !SPANISH.test(text.replace(QUOTED, "")) && !/undefined|NaN/.test(text);
