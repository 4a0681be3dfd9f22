import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteRoot } from "../built-pages";
import { all, pageAt, find } from "../page";

// Long texts and heavy pictures only warn the owner. The limits are therefore tested on the content of
// the tests, where they measure what the code adds.
const KB = 1000;

/** Returns the bytes of the widest file of each picture, in the format that browsers choose first. */
const largest = (path: string) =>
  all(pageAt(path), "main picture").map((picture) => {
    const source = find(picture, 'source[type="image/avif"]');
    const widest = source.getAttribute("srcset")?.split(",").at(-1)?.trim().split(" ")[0] ?? "";
    return readFileSync(join(siteRoot, widest)).length;
  });

test.each([
  ["/", 4, 33],
  ["/galeria/", 9, 90],
])("the pictures of %s: %i, as AVIF at most %i KB together", (path, count, limit) => {
  const sizes = largest(path);
  expect(sizes).toHaveLength(count);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit * KB);
});
