import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { withValue } from "../../core/paths";
import { dataIn } from "../../core/edits";
import { placeAt } from "../../core/places";
import { dataOf, openConflicts } from "../../core/work";
import { EarlierValues } from "../../history/earlier-values-list";
import { HistoryScreen } from "../../history/history";
import { StoreError, type ContentStore } from "../../stores/store";
import { content as house } from "../../../../examples/guest-house/__tests__/house-content";
import { testSnapshot } from "../core/test-snapshot";
import { es } from "../test-site";
import { changeAt, memoryStore, renderWithDesk } from "../with-desk";
import { linkTo } from "../window/show-screen";

const { history } = es.texts;
const say = es.publishing.web;

const GARDEN = "rooms/garden.json";
const GONE = "rooms/gone.json";
const HOUSE = "house.json";
const ROOM = dataIn(house, GARDEN);
const PRICES = dataIn(house, HOUSE);

/** Of a version, newest first: its day and author, and its files before and after. */
type TestVersion = [when: string, author: string, files: Record<string, [unknown, unknown]>];

const storeWith = async (versions: TestVersion[]): Promise<ContentStore> => {
  const at = (revision: string) => Number.parseInt(revision, 10);
  return {
    ...memoryStore(await testSnapshot()),
    history: async (file) =>
      versions.flatMap(([date, author, files], place) =>
        file === undefined || file in files
          ? [{ revision: `${place}`, author, date, message: "Imported" }]
          : [],
      ),
    changed: async (revision) =>
      Object.entries(versions[at(revision)]?.[2] ?? {}).map(([file, [, after]]) => ({
        ...{ file, isRemoved: after === undefined, before: `${revision}^` },
      })),
    read: async (revision, file) => {
      const data = versions[at(revision)]?.[2][file]?.[revision.endsWith("^") ? 0 : 1];
      return typeof data === "object" ? JSON.stringify(data) : (data as undefined);
    },
  };
};

const MAY = (day: number) => `2025-05-${day}T08:15:00Z`;
const guests = (count: number) => withValue(ROOM, ["guests"], count);
const price = (place: number, amount: number, of = PRICES) =>
  withValue(of, ["weeks", place, "price"], amount);

const show = async (versions: TestVersion[], own: Partial<ContentStore> = {}) => {
  const store = { ...(await storeWith(versions)), ...own };
  const rendered = await act(() => renderWithDesk(<HistoryScreen />, { store }));
  const rows = () => [...document.querySelectorAll<HTMLElement>("ol > .told")];
  return { ...rendered, rows };
};

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

const BOTH: TestVersion = [
  MAY(21),
  "Mar",
  { [GARDEN]: [guests(5), ROOM], [HOUSE]: [price(0, 111, price(1, 222)), PRICES] },
];

test("each publication tells when, who and what, and leads there", async () => {
  const { rows } = await show([
    [new Date().toISOString(), "", { [GARDEN]: [guests(5), ROOM] }],
    BOTH,
  ]);
  const [first, second] = rows();
  expect(first).toHaveTextContent(/^Hoy a las? .*Personas5 2/);
  expect(second).toHaveTextContent(/^21 de mayo de 2025, .*Mar.*Personas5 2/);
  expect(rows()[1]?.querySelector("a")?.getAttribute("href")).toBe(`#/file/${GARDEN}?field=guests`);
  expect(screen.queryByText(history.deletedThings)).toBeNull();
});

test("what is ticked comes back as one edit; a value that was changed since is asked about, or stays", async () => {
  const { desk } = await show([BOTH]);
  act(() => {
    desk.change(GARDEN, ["guests"], 3);
    changeAt(desk, HOUSE, ["weeks", 1, "price"], 999);
  });
  await press(/^Poner lo de antes/);
  const boxes = screen.getAllByRole("checkbox", { checked: true });
  expect(boxes).toHaveLength(3);
  const { past } = desk.state().work;
  fireEvent.click(screen.getByRole("checkbox", { name: /Habitación del patio/ }));
  await press(history.putBackChosen(2));
  const { work } = desk.state();
  expect(dataOf(work, HOUSE)).toEqual(price(0, 111, price(1, 999)));
  expect(work.past).toHaveLength(past.length + 1);
  expect(openConflicts(work)).toMatchObject([
    { file: GARDEN, conflict: { mine: 5, theirs: 3, isTakenBack: true } },
  ]);
  expect(screen.getByText(say.restored)).toBeVisible();
});

test("all of it comes back, or nothing; and what is undone is offered again", async () => {
  const { desk } = await show([BOTH]);
  await press(/^Poner lo de antes/);
  await press(history.leave);
  expect(desk.state().work.edits.size).toBe(0);
  await press(/^Poner lo de antes/);
  await press(history.putBackChosen(3));
  expect([...desk.state().work.edits.keys()].sort()).toEqual([HOUSE, GARDEN]);
  expect(screen.queryByRole("button", { name: /^Poner lo de antes/ })).toBeNull();
  expect(screen.getByText(say.restored)).toBeVisible();
  act(desk.undo);
  expect(screen.queryByText(say.restored)).toBeNull();
  expect(screen.getByRole("button", { name: /^Poner lo de antes/ })).toBeVisible();
});

test("what is undone already, and what cannot be read, has no button", async () => {
  const { rows } = await show([
    BOTH,
    [MAY(20), "Mar", { [GARDEN]: [ROOM, guests(5)] }],
    [MAY(19), "Pau", { [GARDEN]: ["{", ROOM] }],
  ]);
  expect(rows().map((row) => within(row).queryAllByRole("button").length)).toEqual([1, 0, 0]);
  expect(rows()[1]).toHaveTextContent(history.nothingLeft);
  expect(rows()[2]).toHaveTextContent(/Pau · Imported/);
  expect(rows()[2]).toHaveTextContent(history.notWhole);
});

const LUNA = { ...(ROOM as object), id: "gone", name: { es: "Luna", en: "Moon", de: "Mond" } };
const weeks = (PRICES as { weeks: object[] }).weeks;
const DELETION: TestVersion = [
  MAY(21),
  "Ana",
  {
    [GONE]: [LUNA, undefined],
    [HOUSE]: [withValue(price(0, 1), ["weeks"], [...weeks, { room: "gone", price: 180 }]), PRICES],
  },
];

test("what was deleted comes back with its price, among those of today, and is not offered again", async () => {
  const { desk } = await show([DELETION]);
  const today = [{ ...weeks[0], price: 700 }, ...weeks.slice(1)];
  act(() => desk.change(HOUSE, ["weeks"], today));
  fireEvent.click(screen.getByText(history.deletedThings));
  await press("Recuperar: Habitaciones › Luna");
  const { work } = desk.state();
  expect(dataOf(work, GONE)).toEqual(LUNA);
  expect(dataOf(work, HOUSE)).toEqual(
    withValue(PRICES, ["weeks"], [...today, { room: "gone", price: 180 }]),
  );
  expect(work.past).toHaveLength(2);
  expect(screen.getAllByText(say.restored)[0]).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Recuperar/ })).toBeNull();
  act(desk.undo);
  expect(screen.getByRole("button", { name: /^Recuperar/ })).toBeVisible();
});

const PICTURE = { file: "media/gone.jpg", isRemoved: true, before: "x" };

test.each([
  ["is not kept any more", () => Promise.resolve(undefined), history.notKept],
  [
    "cannot be read now",
    () => Promise.reject(new StoreError("unreachable", "")),
    es.problems.unreachable,
  ],
])("a picture that %s is said, and nothing is changed", async (_, earlierPicture, told) => {
  const { desk } = await show([BOTH], { changed: async () => [PICTURE], earlierPicture });
  await press(/^Poner lo de antes/);
  await press(history.putBackChosen(1));
  expect(screen.getByText(told)).toBeVisible();
  expect(desk.state().work.edits.size).toBe(0);
});

test("older publications are read when they are asked for; none, and a failure, are said", async () => {
  const many = Array.from({ length: 10 }, (): TestVersion => BOTH);
  const first = await show(many);
  expect(first.rows()).toHaveLength(8);
  await press(history.lookFurther);
  expect(first.rows()).toHaveLength(10);
  first.unmount();
  const none = await show([], { history: async () => undefined });
  expect(screen.getByText(history.none)).toBeVisible();
  none.unmount();
  const failing = jest.fn().mockRejectedValueOnce(new StoreError("unreachable", ""));
  await show([], { history: failing.mockResolvedValue([]) });
  expect(screen.getByRole("alert")).toHaveTextContent(es.problems.unreachable);
  await press(es.common.tryAgain);
  expect(screen.getByText(history.empty)).toBeVisible();
});

test("a form tells the earlier values of its fields with their days, and of its prices elsewhere", async () => {
  const store = await storeWith([
    [MAY(24), "", { [HOUSE]: [undefined, PRICES] }],
    [MAY(23), "", { [GARDEN]: [undefined, ROOM] }],
    [MAY(22), "", { [HOUSE]: [undefined, price(0, 480, price(1, 7))] }],
    [MAY(21), "", { [GARDEN]: [undefined, guests(5)], [HOUSE]: [undefined, price(0, 450)] }],
    [MAY(20), "", { [GARDEN]: [undefined, guests(5)] }],
    [MAY(19), "", { [GARDEN]: [undefined, ROOM] }],
  ]);
  await act(() => renderWithDesk(<EarlierValues file={GARDEN} />, { store }));
  const told = [...document.querySelectorAll(".earlier > div")].map((field) =>
    [...field.children].map(({ textContent }) => textContent?.replace(/\s/g, " ")),
  );
  expect(told).toEqual([
    ["Personas", "5 hasta el 23 de mayo de 2025", "2 hasta el 20 de mayo de 2025"],
    [
      "La casa › Habitación del jardín",
      "480 € hasta el 24 de mayo de 2025",
      "450 € hasta el 22 de mayo de 2025",
    ],
  ]);
  expect(linkTo("Personas")).toBe(`#/file/${GARDEN}?field=guests`);
  // So does the address of a file's former history.
  expect(placeAt(`#/history/${GARDEN}`)).toEqual({ screen: "entry", file: GARDEN });
});
