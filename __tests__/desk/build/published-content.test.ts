import { contentModel } from "../../../src/model";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { PUBLISHED_CONTENT, type PublishedContent } from "../../../src/desk/stores/known-files";
import { writeDeskContent } from "../../../src/desk/build/published-content";

test("what no page shows is not written beside the desk", async () => {
  const root = mkdtempSync(join(tmpdir(), "desk-"));
  cpSync(TEST_CONTENT, root, { recursive: true });
  const review = join(root, "reviews/hidden-one.json");
  writeFileSync(
    review,
    JSON.stringify({ id: "hidden-one", hidden: true, name: "Nobody's business" }),
  );
  const question = join(root, "questions/unanswered.json");
  writeFileSync(question, JSON.stringify({ id: "unanswered", question: "Nobody's business?" }));
  await writeDeskContent(root, root, contentModel);
  const { texts } = JSON.parse(
    readFileSync(join(root, PUBLISHED_CONTENT), "utf8"),
  ) as PublishedContent;
  rmSync(root, { recursive: true });
  const all = Object.values(texts);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((text) => text.includes("Nobody's business"))).toEqual([]);
});
