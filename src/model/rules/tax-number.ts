import { type Content, valueIn } from "@brisa/typed-content";
import { isDummy } from "@brisa/typed-content/check";
import { openBracketsIn } from "@brisa/typed-content/texts";
import type { ModelFinding } from "../findings";

const SPAIN = /^(?:ES|España|Spain)$/i;

/** A number that is still missing is advised elsewhere. */
export const taxNumberErrors = (content: Content): ModelFinding[] => {
  const taxNumber = valueIn(content, "company.json", "taxNumber");
  const country = valueIn(content, "company.json", "address", "country");
  if (!SPAIN.test(String(country)) || typeof taxNumber !== "string") return [];
  const isMissing =
    taxNumber === "" || isDummy(taxNumber, "text") || openBracketsIn(taxNumber).length > 0;
  return isMissing || isTaxNumberInSpain(taxNumber)
    ? []
    : [{ file: "company.json", path: ["taxNumber"], code: "tax-number", value: taxNumber }];
};

/** Of a company from another country of the EU, with that country's prefix: "PT 501 964 843". */
const FOREIGN = /^(?!ES)[A-Z]{2}(?=(?:[A-Z]*\d){5})[A-Z\d]{7,12}$/;

/** A person's number has the letter in the place of its remainder. */
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** The first letter of a foreigner's number stands for the digit in its place. */
const FOREIGNERS = "XYZ";

/**
 * A NIF, NIE or CIF with the right control letter or digit, or a foreign one, of which nothing more is known. Spaces,
 * dots and hyphens do not count. Source: Real Decreto 1065/2007, art. 19 to 22; Orden EHA/451/2008; the formulas as in
 * python-stdnum (`stdnum.es`).
 */
export const isTaxNumberInSpain = (written: string) => {
  const number = written.replaceAll(/[\s.-]/g, "").toUpperCase();
  if (FOREIGN.test(number)) return true;
  const [, first = "", digits = "", control = ""] =
    /^(?:ES)?(\d|[A-HJ-NP-SU-Z])(\d{7})([A-Z\d])$/.exec(number) ?? [];
  if (/[XYZ]/.test(first)) return control === letterOf(`${FOREIGNERS.indexOf(first)}${digits}`);
  // Letters K, L and M are of persons, and do not count.
  if (/[\dKLM]/.test(first)) return control === letterOf(first.replace(/\D/, "") + digits);
  // Which legal forms have a letter, and which a digit, is told in contradictory ways.
  return digits !== "" && companyControls(digits).includes(control);
};

const letterOf = (digits: string) => LETTERS[Number(digits) % LETTERS.length];

/** Every other digit counts twice, by the sum of its digits. */
const companyControls = (digits: string) => {
  const sum = [...digits].reduce((before, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return before + Math.floor(value / 10) + (value % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return [String(control), "JABCDEFGHI"[control]];
};
