import { join } from "node:path";
import { standInVariables } from "../../../stand-ins";
import { installed, run } from "../processes";
import { updateCopy } from "../repository-copy";
import { TEST_CONTENT } from "../test-sites";
import { groupBy } from "./group-by";
import { MARKUP_EVERYWHERE, pagesWithElements } from "./markup";
import { undo, type Mutation } from "./mutation";

/** Where mutated content is built; what a build has made there serves the next one. */
const FOLDER = ".test-sites/fuzz";

/** Milliseconds that a build, or its tests, may take. */
const LIMIT = 900_000;

/** Some of the mutations: of each kind as many, as far as there are. */
export const sampleByKind = (mutations: Mutation[], count: number) => {
  const kinds = [...groupBy(mutations, ({ kind }) => kind).values()];
  const rounds = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((some) => some[round] ?? []))
    .flat()
    .slice(0, count);
};

/** Brings the folder of the builds up to date with the code and the content. */
export const prepareBuilds = () => updateCopy(FOLDER, TEST_CONTENT);

/**
 * Builds the content with a mutation, and runs the tests that hold for any content on its pages.
 * @returns the output of what failed, if something did
 */
export const buildMutated = async (mutation: Mutation) => {
  const content = join(FOLDER, "content");
  let output = "";
  const settings = { limit: LIMIT, onOutput: (text: string) => void (output += text) };
  const variables = standInVariables({ form: true, booking: true });
  await mutation.apply(content);
  try {
    const built = await run(installed("gatsby"), ["build"], {
      ...settings,
      cwd: FOLDER,
      env: { ...variables, GATSBY_TELEMETRY_DISABLED: "1" },
    });
    if (built !== 0) return output;
    const isMarkup = mutation.kind === MARKUP_EVERYWHERE;
    const wrong = isMarkup ? pagesWithElements(join(FOLDER, "public")) : [];
    if (wrong.length > 0) return `Markup is not shown as text: ${wrong.join(", ")}`;
    const tested = await run(installed("jest"), ["--ci", "--selectProjects", "live"], {
      ...settings,
      env: { SITE_ROOT: join(FOLDER, "public") },
    });
    return tested === 0 ? undefined : output;
  } finally {
    undo(mutation, content, TEST_CONTENT);
  }
};
