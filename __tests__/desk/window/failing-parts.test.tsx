/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import type { DeskSite } from "../../../src/desk/site";
import { es, testSite } from "../test-site";
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { valueAt } from "../../../src/desk/core/paths";
import { dataOf } from "../../../src/desk/core/work";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore } from "../with-desk";
import { polyfillDialogs } from "./dialogs";
import { failing, withFailures } from "./failing";
import type * as ShowWindow from "./show-window";

const PARTS = [
  ...["window/start", "window/menu", "window/navigation", "window/notices", "window/foot"],
  ...["window/stage", "lists/list", "entry/entry", "history/history", "translations/messages"],
  ...["translations/translations-screen", "pictures/pictures"],
  ...["publishing/changes", "publishing/status", "publishing/publish-button"],
  ...["search/search", "merge/conflict"],
];
for (const part of PARTS) {
  const module = `../../../src/desk/${part}`;
  const name = part.slice(part.lastIndexOf("/") + 1);
  jest.doMock(module, () => withFailures(name, jest.requireActual<object>(module)));
}
jest.doMock("../../../src/desk/page/page-frame", () =>
  withFailures("page-frame", { PageFrame: () => null }),
);
// Loaded after the mocks.
const { settle, showWindow } = jest.requireActual<typeof ShowWindow>("./show-window");

polyfillDialogs();

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  failing.clear();
  logged.mockRestore();
});

const FILE = "rooms/garden.json";
const NAME = ["name", "es"];
const ROOMS = "#/rooms";

const { Importer } = withFailures("importer", { Importer: () => null });
const site: DeskSite = {
  ...testSite,
  importers: { Room: Importer as DeskSite["importers"][string] },
};

/** Opens the window with a change that is not published yet. */
const opened = async () => {
  const store = memoryStore(await testSnapshot());
  const shown = await showWindow(store, site);
  act(() => shown.desk.change(FILE, NAME, "Ocaso"));
  await settle();
  const contest = async () => {
    await changeElsewhere(store, FILE, NAME, "Poniente");
    await act(shown.desk.refresh);
    await settle();
  };
  return { ...shown, contest };
};

type Shown = Awaited<ReturnType<typeof opened>>;

const messages = () => screen.queryAllByText(es.notices.partFailed);

const expectNothingLost = ({ desk }: Shown) => {
  expect(valueAt(dataOf(desk.state().work, FILE), NAME)).toBe("Ocaso");
  const left = [
    document.querySelector("nav"),
    screen.queryByRole("link", { name: es.desk }),
    screen.queryByRole("region", { name: es.stage.label }),
    document.querySelector("main h1"),
  ];
  expect(left.filter((part) => part !== null).length).toBeGreaterThanOrEqual(3);
};

/** A part that fails stays away alone, says so, and is there again after another try. */
const expectAlone = async (name: string, shown: Shown, after: () => Promise<void>) => {
  failing.add(name);
  await after();
  expect(messages()).toHaveLength(1);
  expect(logged.mock.calls.flat().map(String).join()).toContain(`${name} fails`);
  expectNothingLost(shown);
  const message = messages()[0]?.closest("[role=alert]");
  const again = () => message?.querySelector("button") as HTMLButtonElement;
  expect(again()).toHaveTextContent(es.common.tryAgain);
  fireEvent.click(again());
  await settle();
  expect(messages()).toHaveLength(1);
  failing.clear();
  fireEvent.click(screen.getByRole("button", { name: es.common.tryAgain }));
  await settle();
  expect(messages()).toHaveLength(0);
  expectNothingLost(shown);
};

test.each([
  ["start", "#/"],
  ["list", ROOMS],
  ["entry", `#/file/${FILE}`],
  ["history", "#/history"],
  ["messages", "#/words"],
  ["pictures", "#/pictures"],
])("the screen %s fails at %s, and nothing else; another place leaves it", async (name, place) => {
  const shown = await opened();
  await shown.go(place === ROOMS ? "#/facts" : ROOMS);
  await expectAlone(name, shown, () => shown.go(place));
  failing.add(name);
  await shown.go("#/pictures");
  await shown.go(place);
  await shown.go(name === "list" ? "#/" : ROOMS);
  expect(messages()).toHaveLength(0);
});

test("what the site adds to a list fails, and nothing else", async () => {
  const shown = await opened();
  await shown.go("#/facts");
  await expectAlone("importer", shown, () => shown.go(ROOMS));
});

test("the list of translations fails, and nothing else", async () => {
  const shown = await opened();
  await shown.go("#/words");
  failing.add("translations-screen");
  await shown.press(/por traducir$/);
  expect(messages()).toHaveLength(1);
  expectNothingLost(shown);
  failing.clear();
  await shown.press(es.common.tryAgain);
  expect(messages()).toHaveLength(0);
});

test("a part around the screens fails, and nothing else", async () => {
  const shown = await opened();
  const parts = ["navigation", "notices", "publish-button", "foot", "stage"];
  for (const [place, name] of parts.entries())
    await expectAlone(name, shown, async () => {
      act(() => shown.desk.change(FILE, ["price"], 90 + place));
      await shown.go(place % 2 ? "#/facts" : ROOMS);
    });
});

test("the line that follows publications fails, and the buttons beside it stay", async () => {
  const shown = await opened();
  failing.add("status");
  act(() => shown.desk.change(FILE, ["price"], 90));
  await shown.go("#/facts");
  expect(messages().length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".foot .btn:not(.failed *)")).toHaveLength(2);
  expectNothingLost(shown);
});

test("the page beside fails, and nothing else; another page leaves it", async () => {
  const shown = await opened();
  await expectAlone("page-frame", shown, () => shown.go(ROOMS));
  failing.add("page-frame");
  await shown.go("#/photographs");
  expect(messages()).toHaveLength(1);
  failing.clear();
  await shown.go("#/file/conditions/stay.yaml");
  expect(messages()).toHaveLength(0);
});

test.each([
  ["menu", es.bar.menu],
  ["changes", new RegExp(`${es.bar.changes} \\d`)],
  ["search", es.bar.search],
])("the drawer or dialog %s fails, and nothing else; it can be closed", async (name, label) => {
  const shown = await opened();
  const press = async () => {
    fireEvent.click(screen.getAllByRole("button", { name: label })[0] as HTMLElement);
    await settle();
  };
  failing.add(name);
  await press();
  expect(messages()).toHaveLength(1);
  expectNothingLost(shown);
  failing.clear();
  await shown.press(es.common.close);
  expect(messages()).toHaveLength(0);
  await expectAlone(name, shown, press);
});

test("the question of a conflict fails, and nothing else", async () => {
  const shown = await opened();
  await expectAlone("conflict", shown, shown.contest);
  expect(screen.getByRole("dialog", { name: es.conflict.titleText })).toBeVisible();
});
