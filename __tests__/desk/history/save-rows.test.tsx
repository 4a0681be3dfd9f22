/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { valueAt, withValue } from "../../../src/desk/core/paths";
import { dataIn } from "../../../src/desk/core/snapshot";
import { dataOf } from "../../../src/desk/core/work";
import { HistoryScreen } from "../../../src/desk/history/history";
import { openConflicts } from "../../../src/desk/merge/conflicts";
import { ConflictDialog } from "../../../src/desk/merge/conflict";
import { StoreError, type ContentStore, type Version } from "../../../src/desk/stores/store";
import { content as house } from "../../guest-house/house-content";
import { testSnapshot } from "../core/test-snapshot";
import { es } from "../test-site";
import { memoryStore, renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";
import { linkTo } from "../window/show-screen";

polyfillDialogs();

const FILE = "rooms/garden.json";
const ROOM = dataIn(house, FILE);

type TestSave = { before: unknown; after: unknown; date?: string };

const at = (time: string) => new Date(`${new Date().toDateString()} ${time}`).toISOString();

/** Shows the saves of one file at home, newest first. */
const show = async (saves: Record<string, TestSave>, own: Partial<ContentStore> = {}) => {
  const version = (id: string): Version => ({
    ...{ revision: id, author: "", isSave: true },
    date: saves[id]?.date ?? at(id),
  });
  const store: ContentStore = {
    ...memoryStore(await testSnapshot()),
    history: () =>
      Promise.resolve([
        ...Object.keys(saves).map(version),
        { revision: "commit", author: "Ana", date: "2025-05-21T08:00:00Z" },
      ]),
    changed: (id) => Promise.resolve([{ file: FILE, isRemoved: false, before: `${id}^` }]),
    read: (revision) => {
      const { before, after } = saves[revision.replace("^", "")] ?? {};
      const data = revision.endsWith("^") ? before : after;
      return Promise.resolve(typeof data === "string" ? data : JSON.stringify(data));
    },
    ...own,
  };
  const rendered = await renderWithDesk(
    <>
      <HistoryScreen />
      <ConflictDialog />
    </>,
    { store, isHome: true },
  );
  await screen.findByRole("heading", { name: "Hoy" });
  const rows = () => [...document.querySelectorAll<HTMLElement>(".saves > li")];
  return { ...rendered, rows };
};

const step = (path: string, before: unknown, base: unknown = ROOM): TestSave => ({
  before: withValue(base, [path], before),
  after: base,
});

test("every save is a row with its hour and its words, and one alone is taken back", async () => {
  const { desk, rows } = await show({
    "12:41": step("size", 20),
    "9:32": step("guests", 5, withValue(ROOM, ["size"], 20)),
  });
  const [later, earlier] = rows();
  expect(screen.getByText("Ana")).toBeVisible();
  expect(later).toHaveTextContent(/^12:41Habitaciones › .* › Superficie \(m²\)20 18,5Deshacer$/);
  expect(earlier).toHaveTextContent(/^9:32Habitaciones › .* › Personas5 2Deshacer$/);
  expect(linkTo(/Personas/)).toBe(`#/file/${FILE}?field=guests`);
  fireEvent.click(screen.getByRole("button", { name: /^Deshacer: .*Personas$/ }));
  expect(await screen.findByText("Vuelve a «5» cuando guardéis.")).toBeVisible();
  const { work } = desk.state();
  expect(dataOf(work, FILE)).toEqual(withValue(ROOM, ["guests"], 5));
  expect(work.past).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: /^No deshacer: / }));
  expect(desk.state().work.edits.size).toBe(0);
  expect(screen.getByRole("button", { name: /^Deshacer: .*Personas$/ })).toBeVisible();
});

test("one that a later save has changed again says when, and offers both", async () => {
  const three = withValue(ROOM, ["guests"], 3);
  const { desk, rows } = await show({
    "9:20": step("guests", 3),
    "9:10": step("size", 20, three),
    "9:05": step("guests", 5, three),
  });
  const [, , contested] = rows();
  expect(contested).toHaveTextContent("No puede volver solo: a las 9:20 lo cambiasteis otra vez.");
  fireEvent.click(screen.getByRole("button", { name: /^Ver las dos: / }));
  const dialog = await screen.findByRole("dialog", {
    name: "Esto lo cambiasteis otra vez después",
  });
  expect(openConflicts(desk.state().work)).toHaveLength(1);
  expect(dialog).not.toHaveTextContent(/otra persona/i);
  fireEvent.click(within(dialog).getByRole("button", { name: "Nos quedamos con lo de antes" }));
  expect(valueAt(dataOf(desk.state().work, FILE), ["guests"])).toBe(5);
  expect(openConflicts(desk.state().work)).toEqual([]);
  await waitFor(() => expect(contested).toHaveTextContent("Vuelve a «5» cuando guardéis."));
});

test("what is undone already, and what cannot be read, has no button", async () => {
  const { rows } = await show({
    "9:20": step("guests", 5),
    "9:10": { before: ROOM, after: withValue(ROOM, ["guests"], 5) },
    "9:05": { before: "{", after: ROOM },
  });
  const [kept, gone, damaged] = rows().map((row) => within(row).queryAllByRole("button").length);
  expect([kept, gone, damaged]).toEqual([1, 0, 0]);
  expect(rows()[1]).toHaveTextContent(es.texts.history.undoneSince);
  expect(rows()[2]).toHaveTextContent(es.texts.history.notWhole);
});

test("a picture that is not kept any more is said", async () => {
  await show(
    { "9:20": step("guests", 5) },
    { changed: () => Promise.resolve([{ file: "media/gone.jpg", isRemoved: true, before: "x" }]) },
  );
  fireEvent.click(screen.getByRole("button", { name: /^Deshacer: / }));
  expect(await screen.findByText(es.texts.history.notWhole)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Deshacer: / })).toBeNull();
});

test("a picture that cannot be read now is said, and nothing is changed", async () => {
  const { desk } = await show(
    { "9:20": step("guests", 5) },
    {
      changed: () => Promise.resolve([{ file: "media/gone.jpg", isRemoved: true, before: "x" }]),
      earlierPicture: () => Promise.reject(new StoreError("unreachable", "")),
    },
  );
  fireEvent.click(screen.getByRole("button", { name: /^Deshacer: / }));
  expect(await screen.findByRole("alert")).toHaveTextContent(es.problems.unreachable);
  expect(desk.state().work.edits.size).toBe(0);
});
