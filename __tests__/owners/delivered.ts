/**
 * `node --require tsx/cjs __tests__/owners/delivered.ts`: adds what `content/` promises to the digests of what the site was
 * delivered with. For who changes the delivered content, never for an owner: what she writes would count as delivered.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { defaultLanguage } from "../../src/model/languages";
import { runMain } from "../../src/commands/lib/processes";
import { contentModel } from "../../src/model";
import { KEPT } from "../../src/model/launch/delivered";
import { promises } from "../../src/model/launch/promises";
import { missingValues } from "../../packages/typed-content/check/launch/missing-values";
import { titleOf, valuesIn } from "../../packages/typed-content/check/launch/promised";
import { localeOf } from "../../packages/typed-content/files/content";
import { readContent } from "../../packages/typed-content/files/read";
import { readPictures } from "../../packages/typed-content/files/read-pictures";
import { openBracketsIn } from "../../packages/typed-content/texts/open-brackets";

const FILE = "src/model/launch/delivered.json";

/** Where something lies, accounts, and what is reported as provisional while it is as delivered. */
const NO_PROMISE =
  /\.focus\.[xy]$|^Places\.(?:chart|places\.(?:lat|long)itude)|^Company\.(?:legalName|taxNumber|registry|address\.(?:street|postalCode)|position|website|social\.url)/;

/** What a message says in Spanish that may be a promise: a figure, or a word of what is sold. */
const PROMISING =
  /\d|palma|isla|barco|bahía|balines|gratis|incluido|máximo|mejor|antes de|rápid|respond|por teléfono|comprobad/i;

/** Messages with such a word that promise nothing. */
const PROMISES_NOTHING =
  /^(?:reviews\.(?:stars|rating|unrated|mail|notChecked|onDevice|unkept)|booking\.(?:beforeLabel|failedHeading)|contact\.(?:datePast|emailLetters)|location\.(?:which|calendarHint|entry|print|before\.|closingRule|arrivalRule)|trips\.(?:sun|line|sees|dayRange|steps)|questions\.trips\.|about\.boat\.)/;

const isPromising = (text: string) => PROMISING.test(text.replace(/\{\{[^{}]*\}\}/g, ""));

const addDelivered = async () => {
  const content = readContent("content", contentModel);
  const missing = missingValues(content, await readPictures("content", content.files));
  const values = valuesIn(content);
  const promising = values
    .filter(({ language, value }) => language === defaultLanguage && isPromising(String(value)))
    .map(({ field }) => field.replace(/\w+$/, ""));
  const added = values
    .filter(({ field }) => titleOf(promises.groups, field) !== undefined && !NO_PROMISE.test(field))
    .filter(({ value }) => openBracketsIn(String(value)).length === 0)
    .filter(
      ({ file, field }) =>
        !localeOf(file) ||
        (promising.includes(field.replace(/\w+$/, "")) && !PROMISES_NOTHING.test(field)),
    )
    .filter(({ file, path }) =>
      missing.every(
        (each) => each.file !== file || each.path.some((step, index) => step !== path[index]),
      ),
    )
    .map(({ digest }) => digest.slice(0, KEPT));
  const { digests } = JSON.parse(readFileSync(FILE, "utf8")) as { digests: string };
  const all = [...new Set([...digests.split(" "), ...added])].sort();
  writeFileSync(FILE, `${JSON.stringify({ digests: all.join(" ") }, null, 2)}\n`);
  console.log(`${all.length} digests, ${all.length - digests.split(" ").length} of them new`);
  return 0;
};

runMain(addDelivered);
