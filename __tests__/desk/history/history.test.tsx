/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { es } from "../test-site";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Content } from "../../../src/typed-content/content";
import { dataIn } from "../../../src/desk/core/snapshot";
import { dataOf } from "../../../src/desk/core/work";
import { HistoryScreen } from "../../../src/desk/history/history";
import type { ShownVersion } from "../../../src/desk/history/version-bar";
import {
  StoreError,
  type ChangedFile,
  type ContentStore,
  type Version,
} from "../../../src/desk/stores/store";
import { content as house } from "../../guest-house/house-content";
import { present } from "../../setup/present";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";

const FILE = "rooms/garden.json";
const GONE = "rooms/gone.json";

type TestVersion = Version & { files: Record<string, unknown>; changed?: ChangedFile[] };

/** Returns a store in memory with a history, newest version first. */
const storeWith = async (versions: TestVersion[] | undefined) => {
  const store = memoryStore(await testSnapshot());
  const reads: string[] = [];
  const kept: ContentStore & { reads: string[] } = {
    ...store,
    reads,
    history: (file) =>
      Promise.resolve(versions?.filter(({ files }) => file === undefined || file in files)),
    changed: (revision) =>
      Promise.resolve(versions?.find((each) => each.revision === revision)?.changed ?? []),
    lastPublic: () => Promise.resolve({ revision: "public", later: ["c"] }),
    read: (revision, file) => {
      reads.push(`${revision} ${file}`);
      const data = versions?.find((each) => each.revision === revision)?.files[file];
      return Promise.resolve(data === undefined ? undefined : JSON.stringify(data));
    },
  };
  return kept;
};

const room = (changes: object = {}) => ({ ...(dataIn(house, FILE) as object), ...changes });

const version = (revision: string, date: string, files: object, author = "Ana"): TestVersion => ({
  ...{ revision, author, date: date.length > 10 ? date : `${date}T08:15:00Z` },
  files: files as TestVersion["files"],
});

const MAY = "2025-05-21";

const fileVersions = () => [
  version("c", new Date().toISOString(), { [FILE]: room() }),
  version("b", MAY, { [FILE]: room({ guests: 3, unknown: "kept" }) }),
  version("a", "2025-03-30", { [FILE]: room({ guests: 4 }) }, "Bo"),
];

/** Shows the history of a file. */
const show = async (versions: TestVersion[] | undefined) =>
  act(async () =>
    renderWithDesk(<HistoryScreen file={FILE} />, { store: await storeWith(versions) }),
  );

test("versions are told in words: when, who and what", async () => {
  await show(fileVersions());
  expect(await screen.findByRole("button", { name: /^Hoy a las/ })).toBeVisible();
  const [, second, first] = screen
    .getAllByRole("listitem")
    .filter(({ className }) => className.startsWith("version"));
  expect(second).toHaveTextContent(/21 de mayo de 2025.*Ana.*Personas: 4\s+3/);
  // The newest is not published yet.
  expect(within(present(second, "version")).getByText("En la web")).toBeVisible();
  expect(screen.getAllByText("En la web")).toHaveLength(1);
  expect(first).toHaveTextContent(/Bo.*Habitación nueva/);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Historial de Habitación del jardín",
  );
});

test("pressing one shows how it was; going back to it is one change of that file alone", async () => {
  const shown: [Content | undefined, ShownVersion | undefined][] = [];
  const onShow = (content?: Content, version?: ShownVersion) => shown.push([content, version]);
  const { desk } = await renderWithDesk(<HistoryScreen file={FILE} onShow={onShow} />, {
    store: await storeWith(fileVersions()),
  });
  fireEvent.click(await screen.findByRole("button", { name: /^21 de mayo/ }));
  const [content, version] = shown.at(-1) ?? [];
  expect(content && dataIn(content, FILE)).toMatchObject({ guests: 3, unknown: "kept" });
  expect(version?.label).toBe("Así estaba el 21 de mayo de 2025. La web no cambia.");
  expect(desk.state().work.edits.size).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Volver a esta" }));
  const { work } = desk.state();
  expect([...work.edits.keys()]).toEqual([FILE]);
  expect(work.past).toHaveLength(1);
  expect(dataOf(work, FILE)).toMatchObject({ guests: 3, unknown: "kept" });
  expect(screen.getByText(/Está entre los cambios, sin publicar/)).toBeVisible();
  act(() => version?.back());
  expect(shown.at(-1)?.[0]).toBeUndefined();
  expect(screen.queryByText("Volver a hoy")).toBeNull();
});

test("older versions are read when they are asked for", async () => {
  const versions = Array.from({ length: 20 }, (_, index) =>
    version(`r${index}`, MAY, { [FILE]: room({ guests: 1 + (index % 6) }) }),
  );
  const store = await storeWith(versions);
  await renderWithDesk(<HistoryScreen file={FILE} />, { store });
  const more = await screen.findByRole("button", { name: "Ver más antiguas" });
  expect(new Set(store.reads).size).toBe(9);
  fireEvent.click(more);
  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: /21 de mayo/ })).toHaveLength(16),
  );
  // No request is sent twice.
  expect(store.reads).toHaveLength(new Set(store.reads).size);
});

const goneVersions = (): TestVersion[] => {
  const gone = room({ id: "gone", name: { es: "Luna", en: "Moon", de: "Mond" } });
  const prices = { weeks: [{ room: "gone", price: 180 }] };
  const changed = [GONE, FILE].map((file) => ({ file, isRemoved: file === GONE, before: "a" }));
  return [
    { ...version("b", MAY, {}), changed },
    {
      ...version("a", "2025-05-20", { [GONE]: gone, "house.json": prices }),
      changed: [{ file: GONE, isRemoved: false }],
    },
  ];
};

/** Shows the last changes, of which one is a deletion. */
const showLast = async (own: Partial<ContentStore> = {}) => {
  const store = { ...(await storeWith(goneVersions())), ...own };
  return renderWithDesk(<HistoryScreen />, { store });
};

test.each([
  ["a file", FILE],
  ["everything", undefined],
])("the history of %s does not lead to itself", async (_, file) => {
  const store = await storeWith(fileVersions());
  await act(() => renderWithDesk(<HistoryScreen file={file} />, { store }));
  expect(screen.queryByRole("link", { name: es.entry.history })).toBeNull();
});

test("what was deleted comes back with its identifier and its price, and is not offered again", async () => {
  const { desk } = await showLast();
  fireEvent.click(await screen.findByText("Lo que se borró"));
  fireEvent.click(screen.getByRole("button", { name: "Recuperar: Habitaciones › Luna" }));
  expect(
    await screen.findByText("«Habitaciones › Luna» vuelve a estar, como era. Falta publicarlo."),
  ).toBeVisible();
  const { work } = desk.state();
  expect(dataOf(work, GONE)).toMatchObject({ id: "gone", name: { es: "Luna" } });
  expect(JSON.stringify(dataOf(work, "house.json"))).toContain('{"room":"gone","price":180}');
  expect(work.past).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^Recuperar/ })).toBeNull();
  act(() => desk.undo());
  expect(desk.state().work.edits.size).toBe(0);
  expect(screen.getByRole("button", { name: /^Recuperar/ })).toBeVisible();
});

test("that no history is kept is said", async () => {
  await show(undefined);
  expect(await screen.findByText("Aquí no se guarda el historial.")).toBeVisible();
});

test("a store that fails says so, keeps what is written, and is asked again", async () => {
  const store = await storeWith(fileVersions());
  const history = jest.spyOn(store, "history");
  history.mockRejectedValueOnce(new StoreError("unreachable", "gone"));
  const { desk } = await renderWithDesk(<HistoryScreen file={FILE} />, { store });
  act(() => desk.change(FILE, ["guests"], 5));
  expect(await screen.findByRole("alert")).toHaveTextContent(es.problems.unreachable);
  fireEvent.click(screen.getByRole("button", { name: es.common.tryAgain }));
  expect(await screen.findByRole("button", { name: /^21 de mayo/ })).toBeVisible();
  expect(dataOf(desk.state().work, FILE)).toMatchObject({ guests: 5 });
});

test("what cannot be recovered now is still offered", async () => {
  const { read } = await storeWith(goneVersions());
  const { desk } = await showLast({
    read: (revision, file) =>
      file === "house.json" ? Promise.reject(new StoreError("busy", "")) : read(revision, file),
  });
  fireEvent.click(await screen.findByText("Lo que se borró"));
  fireEvent.click(screen.getByRole("button", { name: /^Recuperar/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(es.problems.busy);
  expect(desk.state().work.edits.size).toBe(0);
  expect(screen.getByRole("button", { name: /^Recuperar/ })).toBeVisible();
});

test("where nothing was deleted, nothing is said of it", async () => {
  const changed = [{ file: FILE, isRemoved: false, before: "b" }];
  const versions = [{ ...version("c", MAY, { [FILE]: room() }), changed }];
  const store = await storeWith(versions);
  await act(() => renderWithDesk(<HistoryScreen />, { store }));
  await screen.findByRole("link", { name: /Habitación del jardín/ });
  expect(screen.queryByText("Lo que se borró")).toBeNull();
});

describe("the price of an entry, which stands in another file", () => {
  const HOUSE = "house.json";
  const houseWith = (weeks: object[]) => ({ ...(dataIn(house, HOUSE) as object), weeks });
  const week = (price: number, id = "garden") => ({ room: id, price });

  const versions = () => [
    version("e", "2025-05-24", { [HOUSE]: houseWith([week(700, "courtyard"), week(520)]) }),
    version("d", "2025-05-23", { [HOUSE]: houseWith([week(690, "courtyard"), week(520)]) }),
    version("c", "2025-05-22", { [HOUSE]: houseWith([week(690, "courtyard"), week(480)]) }),
    version("b", MAY, { [FILE]: room({ guests: 3 }) }),
    version("a", "2025-05-20", { [FILE]: room(), [HOUSE]: houseWith([week(450)]) }),
  ];

  test("its history tells it, and leaves out the prices of others", async () => {
    await show(versions());
    await screen.findByRole("button", { name: /^23 de mayo/ });
    const rows = screen
      .getAllByRole("listitem")
      .filter(({ className }) => className.startsWith("version"))
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^23 de mayo.*Precio: 480\s€\s+520\s€$/u),
      expect.stringMatching(/^22 de mayo.*Precio: 450\s€\s+480\s€$/u),
      expect.stringMatching(/^21 de mayo.*Personas: 2\s+3$/u),
      expect.stringMatching(/^20 de mayo.*Habitación nueva$/u),
    ]);
  });

  test("it comes back with the version, in one step, beside the prices of today", async () => {
    const { desk } = await show(versions());
    fireEvent.click(await screen.findByRole("button", { name: /^22 de mayo/ }));
    expect(screen.getByText(/^«Volver a esta» pone también: Precio: 480\s€\.$/u)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Volver a esta" }));
    const { work } = desk.state();
    expect([...work.edits.keys()].sort()).toEqual([HOUSE, FILE]);
    expect(dataOf(work, FILE)).toMatchObject({ guests: 3 });
    expect(dataOf(work, HOUSE)).toMatchObject({
      weeks: [week(480), week(690, "courtyard"), week(340.5, "street")],
    });
    expect(work.past).toHaveLength(1);
    expect(screen.getByText(/Está entre los cambios, sin publicar/)).toBeVisible();
  });

  test("a new entry is told with its first price", async () => {
    await show([
      version("b", MAY, { [FILE]: room(), [HOUSE]: houseWith([week(520)]) }),
      version("a", "2025-05-20", { [HOUSE]: houseWith([]) }),
    ]);
    const row = (await screen.findByRole("button", { name: /^21 de mayo/ })).closest("li");
    expect(row).toHaveTextContent(/Habitación nuevaPrecio: 520\s€$/u);
  });

  test("where its earlier price is unknown, the present one stays", async () => {
    const { desk } = await show([
      version("b", MAY, { [HOUSE]: houseWith([week(520)]) }),
      version("a", "2025-05-20", { [FILE]: room({ guests: 4 }) }),
    ]);
    fireEvent.click(await screen.findByRole("button", { name: /^20 de mayo/ }));
    fireEvent.click(screen.getByRole("button", { name: "Volver a esta" }));
    expect([...desk.state().work.edits.keys()]).toEqual([FILE]);
  });
});
