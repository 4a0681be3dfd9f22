/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen } from "@testing-library/react";
import { parse } from "yaml";
import type { Kind } from "../../../src/typed-content/fields/kind";
import { jsonSchema, walk, type Path } from "../../../src/typed-content/schema";
import { valueAt, withValue } from "../../../src/desk/core/paths";
import { contentOf } from "../../../src/desk/core/snapshot";
import { fileText } from "../../../src/desk/core/written";
import { dataOf } from "../../../src/desk/core/work";
import { EntryScreen } from "../../../src/desk/entry/entry";
import { es } from "../test-site";
import { changedSnapshot, testSnapshot } from "../core/test-snapshot";
import { polyfillDialogs } from "../window/dialogs";
import { showScreen } from "../window/show-screen";

polyfillDialogs();

/** The kinds that have controls. */
const KINDS: Kind[] = [
  ...(["text", "localized", "markdown", "number", "price", "time", "month", "date"] as const),
  ...(["email", "phone", "url", "origin", "repository", "choice", "yes-no"] as const),
  ...(["picture", "reference", "list", "group"] as const),
];

/** Values as a newer model might have in place of another. */
const NEWER = {
  "a group": { main: "nuevo", more: { lines: 2 } },
  "a list": ["nuevo"],
  "a text": "nuevo",
  "a number": 7,
  "a switch": true,
};

/** What each kind of field may hold. */
const OWN: Partial<Record<Kind, keyof typeof NEWER>> = {
  number: "a number",
  price: "a number",
  "yes-no": "a switch",
  list: "a list",
  group: "a group",
};

/** Returns a field of a kind, in the tests' content. */
const fieldOf = async (wanted: Kind) => {
  const found: { file: string; path: Path; data: unknown }[] = [];
  for (const { file, collection, data } of contentOf(await testSnapshot()).entries)
    walk(jsonSchema(collection), data, ({ kind }, _, path) => {
      if (kind === wanted && path.length > 0) found.push({ file, path, data });
    });
  return found[0];
};

const openAll = () => {
  for (let closed; (closed = document.querySelector<HTMLDetailsElement>("details:not([open])"));) {
    closed.open = true;
    fireEvent(closed, new Event("toggle"));
  }
};

const controlsIn = (path: Path) =>
  [...document.querySelectorAll<HTMLElement>("[data-field]")].filter(({ dataset }) =>
    `${dataset.field}.`.startsWith(`${path.join(".")}.`),
  );

const cases = KINDS.flatMap((kind) =>
  (Object.keys(NEWER) as (keyof typeof NEWER)[])
    .filter((name) => name !== (OWN[kind] ?? (kind === "choice" ? "" : "a text")))
    .map((name) => [kind, name] as const),
);

test.each(cases)("%s that is %s has no control, and stays as it is", async (kind, name) => {
  const field = await fieldOf(kind);
  if (!field) throw new Error(`No field is a ${kind}.`);
  const { file, path, data } = field;
  const value = NEWER[name];
  const newer = changedSnapshot(await testSnapshot(), "newer", {
    [file]: withValue(data, path, value),
  });
  const { desk, held } = await showScreen(<EntryScreen file={file} />, newer);
  openAll();
  expect(screen.getAllByText(es.fields.unknownValue).length).toBeGreaterThan(0);
  const inside = controlsIn(path).flatMap((part) => [part, ...part.querySelectorAll("*")]);
  expect(inside.filter((each) => each.matches("input, textarea, select, button"))).toEqual([]);
  const shown = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  expect(document.body.textContent).not.toContain("[object");
  expect(shown.filter((box) => box.value.includes("[object"))).toEqual([]);

  const other = shown.find((box) => box.type !== "file" && box.dataset.field !== undefined);
  if (other) {
    act(() => other.focus());
    fireEvent.change(other, { target: { value: "Otra cosa" } });
    act(() => other.blur());
  }
  expect(held(file, ...path)).toEqual(value);
  const written = parse(await fileText(file, dataOf(desk.state().work, file) as object)) as unknown;
  expect(valueAt(written, path)).toEqual(value);
});
