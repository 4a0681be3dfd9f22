import { es } from "../test-site";
import { act, fireEvent, screen } from "@testing-library/react";
import { storedIn } from "../../core/edits";
import { isSame } from "../../core/json";
import { openConflicts } from "../../core/work";
import { valueAt } from "../../core/paths";
import type { ChooseEdits } from "../../state/publish";
import { ChangesDrawer } from "../../publishing/changes";
import { StoreError, type ContentStore } from "../../stores/store";
import type { Path } from "../../../typed-content/schema";
import { Bar } from "../../window/bar";
import { changeAt, changeElsewhere, memoryStore, renderWithDesk } from "../with-desk";
import { testSnapshot } from "../core/test-snapshot";

const { common, changes, texts } = es;
const say = es.publishing.web;

beforeEach(() => sessionStorage.clear());

type Name = "price" | "text" | "week" | "hidden" | "deleted" | "room";

const FIELDS: Record<Name, [file: string, path: Path, value: unknown]> = {
  price: ["rooms/garden.json", ["price"], 99],
  text: ["house.json", ["arriving", "es"], "En tren."],
  /** Without it no page shows the room. */
  week: ["house.json", ["weeks", 0], undefined],
  hidden: ["photographs/1.json", ["hidden"], true],
  deleted: ["photographs/2.json", [], undefined],
  /** Unfinished. */
  room: ["rooms/new-1.json", [], { id: "new-1", order: 9 }],
};

const opened = async (isOpen = true) => {
  const memory = memoryStore(await testSnapshot());
  const fault: { problem?: StoreError } = {};
  const store: ContentStore = {
    ...memory,
    commit: (...given) => (fault.problem ? Promise.reject(fault.problem) : memory.commit(...given)),
  };
  const nothing = () => undefined;
  const presses = { onMenu: nothing, onSearch: nothing, onChanges: nothing };
  const { desk } = await renderWithDesk(
    <>
      <Bar isMenuOpen={false} areChangesOpen={isOpen} {...presses} />
      <ChangesDrawer isOpen={isOpen} onClose={nothing} />
    </>,
    { store },
  );
  return { desk, store, fault };
};

type World = Awaited<ReturnType<typeof opened>>;

const type = ({ desk }: World, ...names: Name[]) =>
  act(() => {
    for (const name of names) changeAt(desk, ...FIELDS[name]);
  });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getAllByRole("button", { name })[0] as Element));

/** Of what was typed, what is published and what is left. */
const outcome = async ({ desk, store }: World) => {
  const now = await store.load();
  const { edits } = desk.state().work;
  const named = (isMeant: (...field: (typeof FIELDS)[Name]) => boolean) =>
    Object.entries(FIELDS)
      .filter(([, field]) => isMeant(...field))
      .map(([name]) => name)
      .join(" ");
  return [
    named((file, path, value) => isSame(valueAt(storedIn(now, file), path), value)),
    named((file, path) => {
      const { base, data } = edits.get(file) ?? {};
      return !isSame(valueAt(base, path), valueAt(data, path));
    }),
  ];
};

/** The presses of buttons, and what else happens. */
type Step = string | RegExp | ((world: World) => Promise<unknown>);

const sent =
  (name: Name) =>
  ({ desk }: World) => {
    const [only] = FIELDS[name];
    const choose: ChooseEdits = ({ edits }) =>
      new Map([...edits].filter(([file]) => file === only));
    return act(() => desk.publish(() => "x", choose));
  };
const failed = (name: Name) => async (world: World) => {
  world.fault.problem = new StoreError("forbidden", "403");
  await sent(name)(world);
  delete world.fault.problem;
};
const typed = (name: Name) => async (world: World) => type(world, name);
const elsewhere = ({ store }: World) =>
  changeElsewhere(store, "house.json", ["arriving", "es"], "En autobús.");
const keepMine = ({ desk }: World) =>
  act(async () => {
    const [open] = openConflicts(desk.state().work);
    if (open) desk.decide(open.file, open.conflict, "mine");
  });

const { undo, tryAgain } = common;
const { publish: all, publishIt } = say;
const { undoAll, undoAllYes, undoAllNo } = changes;
const keep = texts.history.doNotUndo;

/** Each button that publishes, takes back or deletes: what is typed, what is pressed, what is public then, what is left. */
const CASES: [what: string, typed: string, steps: Step[], went: string, left: string][] = [
  ["what is ready", "price text", [all], "price text", ""],
  ["something unfinished: the list opens", "price room", [all], "", "price room"],
  ["an emptied price: the list opens", "week", [all], "", "week"],
  ["something hidden: the list opens", "hidden", [all], "", "hidden"],
  ["something deleted: the list opens", "deleted", [all], "", "deleted"],
  ["what has failed alone", "price text", [failed("text"), all], "price text", ""],
  ["what has failed alone", "price text", [failed("text"), tryAgain], "text", "price"],
  ["what is named", "price text room", [/^Publicar los 2 listos; dejar 1/], "price text", "room"],
  ["what leaves the site, named", "price hidden", ["Publicar los 2"], "price hidden", ""],
  ["what is deleted, named", "price deleted", ["Publicar los 2"], "price deleted", ""],
  ["what is public", "text", [sent("text"), typed("price"), undo], "text", "price text"],
  ["what is undone", "text", [sent("text"), typed("price"), undo, publishIt], "", "price"],
  ["what is undone in a file", "text", [sent("text"), typed("week"), undo, publishIt], "", "week"],
  ["what is not undone", "text", [sent("text"), typed("price"), undo, keep], "text", "price"],
  ["one change", "price text", [/^Deshacer: Habitaciones/], "", "text"],
  ["all changes", "price room", [undoAll, undoAllYes], "", ""],
  ["all changes, not after all", "price", [undoAll, undoAllNo], "", "price"],
  ["something unfinished", "price room", [/^Quitar: /], "", "price"],
  ["what a conflict stops", "price text", [elsewhere, sent("text"), keepMine], "text", "price"],
];

test.each(CASES)("of %s: %s, %s", async (_, names, steps, went, left) => {
  const world = await opened();
  type(world, ...(names.split(" ") as Name[]));
  for (const step of steps) await (typeof step === "function" ? step(world) : press(step));
  expect(await outcome(world)).toEqual([went, left]);
});

test("nothing but the publication of all that is ready is called «Publicar», and it is called nothing else", async () => {
  const world = await opened(false);
  const label = () => document.querySelector(".publish")?.textContent;
  type(world, "price", "text");
  expect(label()).toBe(say.publish);
  await failed("text")(world);
  expect(label()).toBe(say.publish);
  expect(screen.getAllByRole("button", { name: common.tryAgain })).toHaveLength(1);
});

test.each([
  ["week", "Habitaciones › Habitación del jardín", "Sin precios por semana."],
  ["hidden", /^Fotos › /, "Escondida."],
  ["deleted", /^Fotos › /, "Ya no está."],
] as const)("what leaves the site by «%s» is named in the list", async (name, where, why) => {
  const world = await opened();
  type(world, name);
  const list = screen.getByRole("heading", { name: changes.leaving }).nextElementSibling;
  const [what, reason] = [...(list?.querySelectorAll("p") ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(what).toMatch(where);
  expect(reason?.trim()).toBe(why);
  // No advice says it again.
  if (name === "week") expect(screen.queryByText(/consejo/)).toBeNull();
  const last = () => screen.queryAllByText(/Es lo último de /).length;
  expect(last()).toBe(0);
  act(() => {
    for (const each of [1, 2, 3, 4])
      changeAt(world.desk, `photographs/${each}.json`, ["hidden"], true);
  });
  expect(last()).toBeGreaterThan(0);
});
