import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../../typed-content/files/files-below";

const INDEX = "packages/desk/styles/index.css";

const below = ["packages/desk", "src/build/desk"].flatMap((folder) => filesBelow(folder));

const selectorsIn = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/[^{}@;]+(?=\{)/g)]
    .flatMap(([list]) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());

const styles = below
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, selectors: selectorsIn(readFileSync(file, "utf8")) }));

/** Such a selector says what a class is, wherever it stands. */
const CLASS_ALONE = /^[a-z]*\.([a-z][\w-]*)(?:::?[\w-]+(?:\(.*\))?)*$/;

test("a class is described in one file of the desk", () => {
  const filesOf = new Map<string, Set<string>>();
  for (const { file, selectors } of styles.filter(({ file }) =>
    file.startsWith("packages/desk/"),
  )) {
    for (const selector of selectors) {
      const [, name] = CLASS_ALONE.exec(selector) ?? [];
      if (name) filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
    }
  }
  expect(filesOf.size).toBeGreaterThan(150);
  const twice = [...filesOf].filter(([, files]) => files.size > 1);
  expect(twice.map(([name, files]) => [name, ...files])).toEqual([]);
});

test("each class that has styles is in the code", () => {
  const code = below
    .filter((file) => /\.(?:tsx?|html)$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  // The code puts these together: `status is-${kind}`, `sheet--${width}`.
  const together = /^(?:is-failed|sheet--phone)$/;
  const names = styles.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []),
  );
  const unused = [...new Set(names)].filter(
    (name) => !together.test(name) && !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code),
  );
  expect(unused).toEqual([]);
});

test("the desk's styles are all of its files", () => {
  const imported = [...readFileSync(INDEX, "utf8").matchAll(/@import "(.+)";/g)];
  const files = imported.map(([, file = ""]) => join(dirname(INDEX), file));
  const own = styles.map(({ file }) => file).filter((file) => file.startsWith("packages/desk/"));
  expect([...files, INDEX].toSorted()).toEqual(own.toSorted());
});
