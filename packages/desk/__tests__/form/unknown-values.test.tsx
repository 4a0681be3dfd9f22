import { fireEvent, screen } from "@testing-library/react";
import type { Kind } from "../../../typed-content/fields/kind";
import { schemaOf } from "../../core/model";
import { storedIn } from "../../core/edits";
import { EntryScreen } from "../../entry/entry";
import { es } from "../test-site";
import { changedSnapshot, testSnapshot } from "../core/test-snapshot";
import { showScreen } from "../window/show-screen";

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

/** What each kind of field may hold; undefined for one that may hold none of these. */
const OWN: Partial<Record<Kind, keyof typeof NEWER | undefined>> = {
  number: "a number",
  price: "a number",
  "yes-no": "a switch",
  list: "a list",
  group: "a group",
  choice: undefined,
};

const FILES = ["house.json", "rooms/garden.json", "photographs/1.json"];

/** Returns the names of a file's fields that cannot hold a value. */
const unfitFields = (file: string, name: keyof typeof NEWER) =>
  Object.entries(schemaOf(file)?.properties ?? {}).flatMap(([field, { kind }]) =>
    kind && KINDS.includes(kind) && (kind in OWN ? OWN[kind] : "a text") !== name ? [field] : [],
  );

test("some file has a field of each kind that has controls", () => {
  const kinds = FILES.flatMap((file) => Object.values(schemaOf(file)?.properties ?? {}));
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(KINDS));
});

const cases = FILES.flatMap((file) =>
  (Object.keys(NEWER) as (keyof typeof NEWER)[]).map((name) => [file, name] as const),
);

test.each(cases)("no field of %s that is %s has a control", async (file, name) => {
  const snapshot = await testSnapshot();
  const unfit = unfitFields(file, name);
  const newer = Object.fromEntries(unfit.map((field) => [field, NEWER[name]]));
  const data = { ...(storedIn(snapshot, file) as object), ...newer };
  const { desk } = await showScreen(<EntryScreen file={file} />, {
    snapshot: changedSnapshot(snapshot, "newer", { [file]: data }),
  });
  for (const closed of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    closed.open = true;
    fireEvent(closed, new Event("toggle"));
  }
  expect(screen.getAllByText(es.fields.unknownValue)).toHaveLength(unfit.length);
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>("input, textarea, select, button"),
  ];
  const shown = controls.map(
    (control) => control.closest<HTMLElement>("[data-field]")?.dataset.field?.split(".")[0],
  );
  expect(unfit.filter((field) => shown.includes(field))).toEqual([]);
  const texts = [document.body.textContent, ...controls.map(({ value }) => value)];
  expect(texts.join()).not.toContain("[object");
  expect(desk.state().work.edits.size).toBe(0);
});
