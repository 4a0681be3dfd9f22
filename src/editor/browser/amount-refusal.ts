import { truncate } from "../../content-files/strings";
import { parseAmount } from "../form/values/parse-amount";

/** Returns why an amount cannot be read, for the owner; undefined where it can. */
export const amountRefusal = (text: string) => {
  const parsed = parseAmount(text);
  if ("amount" in parsed) return undefined;
  return parsed.problem === "two-readings"
    ? `«${text.trim()}» se puede leer de dos maneras. Escribid ${parsed.whole} si son euros enteros, o ${parsed.withCents} si lleva céntimos.`
    : `«${truncate(text.trim())}» no se puede leer como un precio. Escribidlo así: 320, 320,50 o 1.250.`;
};
