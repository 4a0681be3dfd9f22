/**
 * `node --require tsx/cjs __tests__/owners/delivered.ts`: adds what `content/` promises to the digests of what the site was
 * delivered with. For who changes the delivered content, never for an owner: what she writes would count as delivered.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { contentModel } from "../../src/model";
import { BEGINNING } from "../../src/model/launch/delivered";
import { promises } from "../../src/model/launch/promises";
import { missingValues } from "../../src/typed-content/check/launch/missing-values";
import { unconfirmed } from "../../src/typed-content/check/launch/promised";
import { readContent } from "../../src/typed-content/files/read";
import { readPictures } from "../../src/typed-content/files/read-pictures";
import { openBracketsIn } from "../../src/typed-content/texts/open-brackets";
import { runMain } from "../../src/commands/lib/processes";

const FILE = "src/model/launch/delivered.json";

/** Every digest there is. */
const anything = { has: () => true } as unknown as ReadonlySet<string>;

const addDelivered = async () => {
  const content = { ...readContent("content", contentModel), marks: {} };
  const missing = missingValues(content, await readPictures("content", content.files));
  const added = unconfirmed(content, [], {
    ...promises,
    unread: () => [],
    delivered: anything,
  })
    .filter(({ group, value }) => group && openBracketsIn(String(value)).length === 0)
    .filter(
      ({ file, path }) =>
        !missing.some(
          (each) => each.file === file && each.path.every((step, i) => step === path[i]),
        ),
    )
    .map(({ digest }) => digest.slice(0, BEGINNING));
  const { digests } = JSON.parse(readFileSync(FILE, "utf8")) as { digests: string };
  const all = [...new Set([...digests.split(" "), ...added])].sort();
  writeFileSync(FILE, `${JSON.stringify({ digests: all.join(" ") }, null, 2)}\n`);
  console.log(`${all.length} digests, ${all.length - digests.split(" ").length} of them new`);
  return 0;
};

runMain(addDelivered);
