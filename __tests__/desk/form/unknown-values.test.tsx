/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen } from "@testing-library/react";
import { parse } from "yaml";
import type { Kind } from "../../../src/typed-content/fields/kind";
import { schemaOf } from "../../../src/desk/core/model";
import { storedIn } from "../../../src/desk/core/snapshot";
import { writtenEdits } from "../../../src/desk/publishing/publish";
import { dataOf } from "../../../src/desk/core/work";
import { EntryScreen } from "../../../src/desk/entry/entry";
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

test.each(cases)(
  "no field of %s that is %s has a control, and each stays as it is",
  async (file, name) => {
    const snapshot = await testSnapshot();
    const unfit = unfitFields(file, name);
    const newer = Object.fromEntries(unfit.map((field) => [field, NEWER[name]]));
    const data = { ...(storedIn(snapshot, file) as object), ...newer };
    const { desk, held } = await showScreen(<EntryScreen file={file} />, {
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
    const fieldOf = (control: HTMLElement) =>
      control.closest<HTMLElement>("[data-field]")?.dataset.field?.split(".")[0];
    const shown = controls.map(fieldOf);
    expect(unfit.filter((field) => shown.includes(field))).toEqual([]);
    expect(document.body.textContent).not.toContain("[object");
    expect(controls.filter(({ value }) => value.includes("[object"))).toEqual([]);

    const other = controls.find(({ type, dataset }) => type.startsWith("text") && dataset.field);
    if (other) {
      act(() => other.focus());
      fireEvent.change(other, { target: { value: "Otra cosa" } });
      act(() => other.blur());
    }
    expect(held(file)).toMatchObject(newer);
    const edit = { base: undefined, data: dataOf(desk.state().work, file) };
    const written = await writtenEdits(new Map([[file, edit]]), { sources: [] });
    expect(parse(String(written.get(file)))).toMatchObject(newer);
  },
);
