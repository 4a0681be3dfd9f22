/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { es } from "../test-site";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Content } from "../../../src/typed-content/content";
import { dataIn, storedIn } from "../../../src/desk/core/snapshot";
import { dataOf } from "../../../src/desk/core/work";
import { HistoryScreen } from "../../../src/desk/history/history";
import type { ShownVersion } from "../../../src/desk/history/version-bar";
import {
  StoreError,
  type ChangedFile,
  type ContentStore,
  type Version,
} from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { linkTo } from "../window/show-screen";

const FILE = "trips/sunset.json";
const GONE = "trips/gone.json";

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
    read: (revision, file) => {
      reads.push(`${revision} ${file}`);
      const data = versions?.find((each) => each.revision === revision)?.files[file];
      return Promise.resolve(data === undefined ? undefined : JSON.stringify(data));
    },
  };
  return kept;
};

const trip = async (changes: object = {}) => ({
  ...(storedIn(await testSnapshot(), FILE) as object),
  ...changes,
});

const version = (revision: string, date: string, files: object, author = "Ana"): TestVersion => ({
  ...{ revision, author, date: date.length > 10 ? date : `${date}T08:15:00Z` },
  files: files as TestVersion["files"],
});

const MAY = "2025-05-21";

const fileVersions = async () => [
  version("c", new Date().toISOString(), { [FILE]: await trip() }),
  version("b", MAY, { [FILE]: await trip({ end: "22:00", unknown: "kept" }) }),
  version("a", "2025-03-30", { [FILE]: await trip({ end: "20:30" }) }, "Bo"),
];

/** Shows the history of a file, or the last changes of all. */
const show = async (versions: TestVersion[] | undefined, file: string | undefined = FILE) =>
  renderWithDesk(<HistoryScreen file={file} />, { store: await storeWith(versions) });

test("versions are told in words: when, who and what", async () => {
  await show(await fileVersions());
  expect(await screen.findByRole("button", { name: /^Hoy a las/ })).toBeVisible();
  const [, second, first] = screen
    .getAllByRole("listitem")
    .filter(({ className }) => className.startsWith("version"));
  expect(second).toHaveTextContent(/21 de mayo de 2025.*Ana.*Regreso: 20:30\s+22:00/);
  expect(first).toHaveTextContent(/Bo.*Ficha nueva/);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Historial de Atardecer");
});

test("pressing one shows how it was; going back to it is one change of that file alone", async () => {
  const shown: [Content | undefined, ShownVersion | undefined][] = [];
  const onShow = (content?: Content, version?: ShownVersion) => shown.push([content, version]);
  const { desk } = await renderWithDesk(<HistoryScreen file={FILE} onShow={onShow} />, {
    store: await storeWith(await fileVersions()),
  });
  fireEvent.click(await screen.findByRole("button", { name: /^21 de mayo/ }));
  const [content, version] = shown.at(-1) ?? [];
  expect(content && dataIn(content, FILE)).toMatchObject({ end: "22:00", unknown: "kept" });
  expect(version?.label).toBe("Así estaba el 21 de mayo de 2025. La web no cambia.");
  expect(desk.state().work.edits.size).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Volver a esta" }));
  const { work } = desk.state();
  expect([...work.edits.keys()]).toEqual([FILE]);
  expect(work.past).toHaveLength(1);
  expect(dataOf(work, FILE)).toMatchObject({ end: "22:00", unknown: "kept" });
  expect(screen.getByText(/Está entre los cambios, sin publicar/)).toBeVisible();
  act(() => version?.back());
  expect(shown.at(-1)?.[0]).toBeUndefined();
  expect(screen.queryByText("Volver a hoy")).toBeNull();
});

test("older versions are read when they are asked for", async () => {
  const data = await Promise.all(
    Array.from({ length: 20 }, (_, index) => trip({ end: `20:${10 + index}` })),
  );
  const versions = data.map((each, index) => version(`r${index}`, MAY, { [FILE]: each }));
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

const goneVersions = async (): Promise<TestVersion[]> => {
  const gone = await trip({ id: "gone", title: { es: "Luna", en: "Moon", de: "Mond" } });
  const prices = { packages: [{ trip: "gone", amount: 180 }] };
  const changed = [GONE, FILE].map((file) => ({ file, isRemoved: file === GONE, before: "a" }));
  return [
    { ...version("b", MAY, {}), changed },
    {
      ...version("a", "2025-05-20", { [GONE]: gone, "prices.json": prices }),
      changed: [{ file: GONE, isRemoved: false }],
    },
  ];
};

/** Shows the last changes, of which one is a deletion. */
const showLast = async (own: Partial<ContentStore> = {}) => {
  const store = { ...(await storeWith(await goneVersions())), ...own };
  return renderWithDesk(<HistoryScreen />, { store });
};

test("what was deleted comes back with its identifier and its price, and is not offered again", async () => {
  const { desk } = await showLast();
  fireEvent.click(await screen.findByRole("button", { name: "Recuperar: Excursiones › Luna" }));
  expect(
    await screen.findByText("«Excursiones › Luna» vuelve a estar, como era. Falta publicarlo."),
  ).toBeVisible();
  const { work } = desk.state();
  expect(dataOf(work, GONE)).toMatchObject({ id: "gone", title: { es: "Luna" } });
  expect(JSON.stringify(dataOf(work, "prices.json"))).toContain('{"trip":"gone","amount":180}');
  expect(work.past).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^Recuperar/ })).toBeNull();
  act(() => desk.undo());
  expect(desk.state().work.edits.size).toBe(0);
  expect(screen.getByRole("button", { name: /^Recuperar/ })).toBeVisible();
});

test("the last changes lead to the history of each file", async () => {
  await showLast();
  await screen.findByRole("link", { name: "Excursiones › Atardecer" });
  expect(linkTo("Excursiones › Atardecer")).toBe(`#/history/${FILE}`);
});

test("that no history is kept is said", async () => {
  await show(undefined);
  expect(await screen.findByText("Aquí no se guarda el historial.")).toBeVisible();
});

test("a store that fails says so, keeps what is written, and is asked again", async () => {
  const store = await storeWith(await fileVersions());
  const history = jest.spyOn(store, "history");
  history.mockRejectedValueOnce(new StoreError("unreachable", "gone"));
  const { desk } = await renderWithDesk(<HistoryScreen file={FILE} />, { store });
  act(() => desk.change(FILE, ["end"], "21:45"));
  expect(await screen.findByRole("alert")).toHaveTextContent(es.problems.unreachable);
  fireEvent.click(screen.getByRole("button", { name: es.common.tryAgain }));
  expect(await screen.findByRole("button", { name: /^21 de mayo/ })).toBeVisible();
  expect(dataOf(desk.state().work, FILE)).toMatchObject({ end: "21:45" });
});

test("what cannot be recovered now is still offered", async () => {
  const { read } = await storeWith(await goneVersions());
  const { desk } = await showLast({
    read: (revision, file) =>
      file === "prices.json" ? Promise.reject(new StoreError("busy", "")) : read(revision, file),
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Recuperar/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(es.problems.busy);
  expect(desk.state().work.edits.size).toBe(0);
  expect(screen.getByRole("button", { name: /^Recuperar/ })).toBeVisible();
});
