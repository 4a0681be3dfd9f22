/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { valueAt, withValue } from "../../../src/desk/core/paths";
import { dataIn } from "../../../src/desk/core/snapshot";
import { dataOf, openConflicts } from "../../../src/desk/core/work";
import { HistoryScreen } from "../../../src/desk/history/history";
import { ConflictDialog } from "../../../src/desk/merge/conflict";
import { StoreError, type ContentStore, type Version } from "../../../src/desk/stores/store";
import { present } from "../../setup/present";
import { content as house } from "../../guest-house/house-content";
import { testSnapshot } from "../core/test-snapshot";
import { es } from "../test-site";
import { memoryStore, renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";
import { linkTo } from "../window/show-screen";

polyfillDialogs();

const FILE = "rooms/garden.json";
const ROOM = dataIn(house, FILE);

type TestSave = {
  before: unknown;
  after: unknown;
  date?: string;
  author?: string;
  message?: string;
};

const at = (time: string) => new Date(`${new Date().toDateString()} ${time}`).toISOString();

/** Shows the saves of one file, newest first; at home, unless they are somebody's. */
const show = async (
  saves: Record<string, TestSave>,
  own: Partial<ContentStore> = {},
  isHome = true,
) => {
  const version = (id: string): Version => ({
    revision: id,
    author: saves[id]?.author ?? "",
    message: saves[id]?.message,
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
    { store, isHome },
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
    name: "Esto se cambió otra vez después",
  });
  expect(openConflicts(desk.state().work)).toHaveLength(1);
  expect(dialog).not.toHaveTextContent(/otra persona/i);
  fireEvent.click(within(dialog).getByRole("button", { name: "Nos quedamos con lo de antes" }));
  expect(valueAt(dataOf(desk.state().work, FILE), ["guests"])).toBe(5);
  expect(openConflicts(desk.state().work)).toEqual([]);
  await waitFor(() => expect(contested).toHaveTextContent("Vuelve a «5» cuando guardéis."));
});

test("on the web each publication is such a row, with who and, where it helps, their words", async () => {
  const mar = { author: "Mar", message: "Personas de Jardín" };
  const pau = { author: "Pau", message: "Imported" };
  const { desk, rows } = await show(
    {
      "9:20": { ...step("guests", 3), ...mar },
      "9:10": { ...step("size", 20), ...mar, date: "2025-05-21T08:00:00Z" },
      "9:05": { before: "{", after: ROOM, ...pau, date: "2025-05-20T08:00:00Z" },
    },
    { lastPublic: () => Promise.resolve({ revision: "9:10", later: ["9:20"] }) },
    false,
  );
  const [first, second, third] = rows();
  await waitFor(() => expect(second).toHaveTextContent(/20 18,5Mar En la webDeshacer$/));
  expect(first).toHaveTextContent(/3 2Mar Deshacer$/);
  expect(screen.getAllByText("En la web")).toHaveLength(1);
  expect(screen.getByRole("heading", { name: "20 de mayo de 2025" })).toBeVisible();
  expect(third).toHaveTextContent(/Pau · Imported .*Esto no se puede deshacer solo\.$/);
  fireEvent.click(within(present(second, "row")).getByRole("button", { name: /^Deshacer: / }));
  expect(await screen.findByText("Vuelve a «20» cuando publiquéis.")).toBeVisible();
  expect([...desk.state().work.edits.keys()]).toEqual([FILE]);
});

test("what somebody changed again since says who and when", async () => {
  const date = "2025-05-21T08:00:00Z";
  const { rows } = await show(
    {
      "9:20": { ...step("guests", 3), author: "Pau", date },
      "9:10": { ...step("guests", 5, withValue(ROOM, ["guests"], 3)), author: "Mar" },
    },
    {},
    false,
  );
  expect(rows()[1]).toHaveTextContent(
    "No puede volver solo: el 21 de mayo Pau lo cambió otra vez.",
  );
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

/** A picture was deleted in the save, and the commit before has changed no content. */
const goneIn = (id: string) =>
  Promise.resolve(id === "9:20" ? [{ file: "media/gone.jpg", isRemoved: true, before: "x" }] : []);

test("a picture that is not kept any more is said", async () => {
  await show({ "9:20": step("guests", 5) }, { changed: goneIn });
  fireEvent.click(screen.getByRole("button", { name: /^Deshacer: / }));
  expect(await screen.findByText(es.texts.history.notWhole)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Deshacer: / })).toBeNull();
});

test("a picture that cannot be read now is said, and nothing is changed", async () => {
  const { desk } = await show(
    { "9:20": step("guests", 5) },
    {
      changed: goneIn,
      earlierPicture: () => Promise.reject(new StoreError("unreachable", "")),
    },
  );
  fireEvent.click(screen.getByRole("button", { name: /^Deshacer: / }));
  expect(await screen.findByRole("alert")).toHaveTextContent(es.problems.unreachable);
  expect(desk.state().work.edits.size).toBe(0);
});
