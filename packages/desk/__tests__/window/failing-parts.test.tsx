import type { WholeSite } from "../../site";
import { es, testSite } from "../test-site";
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { valueAt } from "../../core/paths";
import { dataOf } from "../../core/work";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore } from "../with-desk";
import type * as ShowWindow from "./show-window";

const FILE = "rooms/garden.json";
const NAME = ["name", "es"];

/** Opens the window with a change that is not published yet. */
const opened = async () => {
  const store = memoryStore(await testSnapshot());
  const shown = await showWindow(store, site);
  act(() => shown.desk.change(FILE, NAME, "Ocaso"));
  await settle();
  return { ...shown, store };
};

type Shown = Awaited<ReturnType<typeof opened>>;
type See = (shown: Shown) => Promise<unknown>;

const at =
  (place: string): See =>
  ({ go }) =>
    go(place);
const pressing = (name: string | RegExp) => async () => {
  fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
  await settle();
};
const changing: See = async ({ desk, go }) => {
  act(() => desk.change(FILE, ["price"], 91));
  await go("#/facts");
};
const translating: See = async ({ go, press }) => {
  await go("#/words");
  await press(/por traducir$/);
};
const contested: See = async ({ desk, store }) => {
  await changeElsewhere(store, FILE, NAME, "Poniente");
  await act(desk.refresh);
  await settle();
};

/** Each part that may fail alone, by its module, and what shows it, or shows it anew. */
const PARTS: Record<string, See> = {
  "window/start": at("#/"),
  "lists/list": at("#/rooms"),
  "entry/entry": at(`#/file/${FILE}`),
  "history/history": at("#/history"),
  "translations/messages": at("#/words"),
  "pictures/pictures": at("#/pictures"),
  "page/page-frame": at("#/rooms"),
  "window/navigation": changing,
  "window/notices": changing,
  "publishing/publish-button": changing,
  "window/foot": changing,
  "window/stage": changing,
  "window/menu": pressing(es.bar.menu),
  "publishing/changes": pressing(new RegExp(`${es.bar.changes} \\d`)),
  "search/search": pressing(es.bar.search),
  "publishing/conflict": contested,
  /** What the site adds to a list. */
  importer: at("#/rooms"),
};

const failing = new Set<string>();

type Component = (props: object) => unknown;

/** Returns a module whose components throw while it is among the failing ones. */
const withFailures = (part: string, module: object) =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]: [string, unknown]) => [
      name,
      typeof value !== "function" || !/^[A-Z]/.test(name)
        ? value
        : (props: object) => {
            if (failing.has(part)) throw new Error(`${part} fails`);
            return (value as Component)(props);
          },
    ]),
  );

const OTHERS = ["publishing/status", "translations/translations-screen"];
for (const part of [...Object.keys(PARTS), ...OTHERS].filter((each) => each.includes("/"))) {
  const path = `../../${part}`;
  const own = () =>
    part === "page/page-frame" ? { PageFrame: () => null } : jest.requireActual<object>(path);
  jest.doMock(path, () => withFailures(part, own()));
}
// Loaded after the mocks.
const { settle, showWindow } = jest.requireActual<typeof ShowWindow>("./show-window");

const { Importer } = withFailures("importer", { Importer: () => null });
const site: WholeSite = {
  ...testSite,
  importers: { Room: Importer as WholeSite["importers"][string] },
};

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  failing.clear();
  logged.mockRestore();
});

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

test.each(Object.entries(PARTS))(
  "where %s fails, nothing else does; it says so, and is there again after another try",
  async (part, see) => {
    const shown = await opened();
    await shown.go("#/photographs");
    failing.add(part);
    await see(shown);
    expect(messages()).toHaveLength(1);
    expect(logged.mock.calls.flat().map(String).join()).toContain(`${part} fails`);
    expectNothingLost(shown);
    for (const left of [1, 0]) {
      if (left === 0) failing.clear();
      await shown.press(es.common.tryAgain);
      expect(messages()).toHaveLength(left);
      expectNothingLost(shown);
    }
    if (part === "publishing/conflict")
      expect(screen.getByRole("dialog", { name: es.conflict.titleText })).toBeVisible();
  },
);

test.each<[part: string, leave: See, see?: See]>([
  ["lists/list", at("#/")],
  ["page/page-frame", at("#/file/conditions/stay.yaml")],
  ["search/search", pressing(es.common.close)],
  ["publishing/changes", pressing(es.common.close)],
  ["translations/translations-screen", pressing(es.common.tryAgain), translating],
])("where %s fails, one can leave it", async (part, leave, see = PARTS[part]) => {
  const shown = await opened();
  await shown.go("#/photographs");
  failing.add(part);
  await see?.(shown);
  expect(messages()).toHaveLength(1);
  expectNothingLost(shown);
  failing.clear();
  await leave(shown);
  expect(messages()).toHaveLength(0);
});

test("where the line that follows publications fails, the buttons beside it stay", async () => {
  const shown = await opened();
  failing.add("publishing/status");
  await changing(shown);
  expect(messages().length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".foot .btn:not(.failed *)")).toHaveLength(2);
  expectNothingLost(shown);
});
