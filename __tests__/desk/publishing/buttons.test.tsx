/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, fireEvent, screen } from "@testing-library/react";
import { storedIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { openConflicts } from "../../../src/desk/core/work";
import { valueAt } from "../../../src/desk/core/paths";
import { ChangesDrawer } from "../../../src/desk/publishing/changes";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import type { Desk } from "../../../src/desk/core/desk";
import type { Path } from "../../../src/typed-content/schema";
import { Bar } from "../../../src/desk/window/bar";
import { changeAt, changeElsewhere, memoryStore, renderWithDesk } from "../with-desk";
import { testSnapshot } from "../core/test-snapshot";
import { polyfillDialogs } from "../window/dialogs";

const { common, changes, status, texts } = es;
const say = es.publishing.web;

polyfillDialogs();
beforeEach(() => sessionStorage.clear());

const FIELDS = {
  price: ["rooms/garden.json", ["price"], 99],
  text: ["house.json", ["arriving", "es"], "En tren."],
  /** Without it no page shows the room. */
  week: ["house.json", ["weeks", 0], undefined],
  hidden: ["photographs/1.json", ["hidden"], true],
  deleted: ["photographs/2.json", [], undefined],
  /** Unfinished. */
  room: ["rooms/new-1.json", [], { id: "new-1", order: 9 }],
} as const satisfies Record<string, readonly [string, Path, unknown]>;

type Name = keyof typeof FIELDS;

const NAMES = Object.keys(FIELDS) as Name[];

type World = { desk: Desk; store: ContentStore; first: Snapshot };

const type = ({ desk }: World, ...names: Name[]) =>
  act(() => {
    for (const name of names)
      changeAt(desk, FIELDS[name][0], [...FIELDS[name][1]], FIELDS[name][2]);
  });
const press = (name: string | RegExp, place = 0) =>
  act(async () => {
    const found = screen.getAllByRole("button", { name })[place];
    if (found) fireEvent.click(found);
  });
const publish = ({ desk }: World, ...names: Name[]) =>
  desk.publish(
    () => "x",
    ({ edits }) =>
      new Map([...edits].filter(([file]) => names.some((name) => FIELDS[name][0] === file))),
  );

const opened = async (isOpen = true): Promise<World> => {
  const first = await testSnapshot();
  const memory = memoryStore(first);
  const fault: { problem?: StoreError } = {};
  const store: ContentStore = {
    ...memory,
    commit: (...given) => (fault.problem ? Promise.reject(fault.problem) : memory.commit(...given)),
    sendAgain: () => Promise.resolve(),
  };
  const nothing = () => undefined;
  const { desk } = await renderWithDesk(
    <>
      <Bar
        isMenuOpen={false}
        areChangesOpen={isOpen}
        onMenu={nothing}
        onSearch={nothing}
        onChanges={nothing}
      />
      <ChangesDrawer isOpen={isOpen} onClose={nothing} />
    </>,
    { store: Object.assign(store, { fault }) },
  );
  return { desk, store, first };
};

const failing = async ({ store }: World, act: () => Promise<unknown>) => {
  const { fault } = store as ContentStore & { fault: { problem?: StoreError } };
  fault.problem = new StoreError("forbidden", "403");
  await act();
  delete fault.problem;
};

/** Of what was typed, what is published and what is left. */
const outcome = async ({ desk, store, first }: World) => {
  const now = await store.load();
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const at = (snapshot: Snapshot, name: Name) =>
    valueAt(storedIn(snapshot, FIELDS[name][0]), [...FIELDS[name][1]]);
  const { edits } = desk.state().work;
  return {
    went: NAMES.filter((name) => isOther(at(now, name), at(first, name))),
    left: NAMES.filter((name) => {
      const [file, path] = FIELDS[name];
      const edit = edits.get(file);
      return edit && isOther(valueAt(edit.data, [...path]), valueAt(edit.base, [...path]));
    }),
  };
};

type Case = [
  button: string,
  there: string,
  act: (world: World) => Promise<unknown>,
  went: Name[],
  left: Name[],
];

const publishedText = async (world: World) => {
  type(world, "text");
  await act(() => publish(world, "text"));
};

/** Each button that publishes, takes back or deletes: what lies there, what is public then, and what is still a change. */
const CASES: Case[] = [
  [
    "Publicar",
    "changes that are ready",
    async (world) => {
      type(world, "price", "text");
      await press(say.publish);
    },
    ["price", "text"],
    [],
  ],
  [
    "Publicar",
    "something unfinished: the list opens",
    async (world) => {
      type(world, "price", "room");
      await press(say.publish);
    },
    [],
    ["price", "room"],
  ],
  [
    "Publicar",
    "a price that was emptied: the list opens",
    async (world) => {
      type(world, "week");
      await press(say.publish);
    },
    [],
    ["week"],
  ],
  [
    "Publicar",
    "something hidden: the list opens",
    async (world) => {
      type(world, "hidden");
      await press(say.publish);
    },
    [],
    ["hidden"],
  ],
  [
    "Publicar",
    "something deleted: the list opens",
    async (world) => {
      type(world, "deleted");
      await press(say.publish);
    },
    [],
    ["deleted"],
  ],
  [
    "Publicar",
    "what has failed alone, and other changes",
    async (world) => {
      type(world, "price", "text");
      await failing(world, () => act(() => publish(world, "text")));
      await press(say.publish);
    },
    ["price", "text"],
    [],
  ],
  [
    "Probar otra vez",
    "what has failed alone, and other changes",
    async (world) => {
      type(world, "price", "text");
      await failing(world, () => act(() => publish(world, "text")));
      await press(common.tryAgain);
    },
    ["text"],
    ["price"],
  ],
  [
    "Publicar los listos",
    "what is named, and something unfinished",
    async (world) => {
      type(world, "price", "text", "room");
      await press(/^Publicar los 2 listos; dejar 1/);
    },
    ["price", "text"],
    ["room"],
  ],
  [
    "Publicar los listos",
    "what leaves the site, and is named",
    async (world) => {
      type(world, "price", "hidden");
      await press("Publicar los 2");
    },
    ["price", "hidden"],
    [],
  ],
  [
    "Deshacer",
    "a publication and a change",
    async (world) => {
      await publishedText(world);
      type(world, "price");
      await press(common.undo);
    },
    ["text"],
    ["price", "text"],
  ],
  [
    "Publicarlo",
    "a publication that is taken back, and a change",
    async (world) => {
      await publishedText(world);
      type(world, "price");
      await press(common.undo);
      await press(say.publishIt);
    },
    [],
    ["price"],
  ],
  [
    "Publicarlo",
    "a publication that is taken back, and a change in its file",
    async (world) => {
      await publishedText(world);
      type(world, "week");
      await press(common.undo);
      await press(say.publishIt);
    },
    [],
    ["week"],
  ],
  [
    "No deshacer",
    "a publication that is taken back, and a change",
    async (world) => {
      await publishedText(world);
      type(world, "price");
      await press(common.undo);
      await press(texts.history.doNotUndo);
    },
    ["text"],
    ["price"],
  ],
  [
    "Deshacer: …",
    "two changes",
    async (world) => {
      type(world, "price", "text");
      await press(/^Deshacer: Habitaciones/);
    },
    [],
    ["text"],
  ],
  [
    "Sí, deshacer todo",
    "changes, and something unfinished",
    async (world) => {
      type(world, "price", "room");
      await press(changes.undoAll);
      await press(changes.undoAllYes);
    },
    [],
    [],
  ],
  [
    "Quitar",
    "something unfinished, and a change",
    async (world) => {
      type(world, "price", "room");
      await press(/^Quitar: /);
    },
    [],
    ["price"],
  ],
  [
    "Nos quedamos con el nuestro",
    "what was stopped by a conflict, and a change",
    async (world) => {
      type(world, "price", "text");
      await changeElsewhere(world.store, "house.json", ["arriving", "es"], "En autobús.");
      await act(() => publish(world, "text"));
      const [open] = openConflicts(world.desk.state().work);
      await act(async () => open && world.desk.decide(open.file, open.conflict, "mine"));
    },
    ["text"],
    ["price"],
  ],
];

test.each(CASES)("«%s» with %s", async (_, __, act, went, left) => {
  const world = await opened();
  await act(world);
  expect(await outcome(world)).toEqual({ went, left });
});

test("nothing but the publication of all that is ready is called «Publicar», and it is called nothing else", async () => {
  const world = await opened(false);
  const label = () => document.querySelector(".publish")?.textContent;
  type(world, "price", "text");
  expect(label()).toBe(say.publish);
  await failing(world, () => act(() => publish(world, "text")));
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
});

test("the last of its kind is said to be so", async () => {
  const world = await opened();
  act(() => {
    for (const each of [1, 2, 3, 4])
      changeAt(world.desk, `photographs/${each}.json`, ["hidden"], true);
  });
  expect(screen.getAllByText(/^Es lo último de /).length).toBeGreaterThan(0);
});

test("after a failed build the button of the line sends nothing that is typed", async () => {
  const world = await opened();
  Object.assign(world.store, {
    publication: () => Promise.resolve({ status: "failed", at: "", isContent: false, detail: "" }),
  });
  type(world, "price");
  await act(world.desk.refresh);
  await press(status.sendAgain);
  expect(await outcome(world)).toEqual({ went: [], left: ["price"] });
});
