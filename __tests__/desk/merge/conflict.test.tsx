/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { valueAt } from "../../../src/desk/core/paths";
import { dataOf } from "../../../src/desk/core/work";
import { ChangesDrawer } from "../../../src/desk/publishing/changes";
import { ConflictDialog } from "../../../src/desk/merge/conflict";
import type { ContentStore } from "../../../src/desk/stores/store";
import { changedSnapshot, testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";

polyfillDialogs();

const FILE = "trips/sunset.json";
const PATH = ["title", "es"];

/** Opens a desk in which two people have changed the name of the same trip. */
const contested = async (theirName: unknown = "El sol que baja al mar") => {
  const first = await testSnapshot();
  const store = memoryStore(first);
  const source = first.sources.find(({ file }) => file === FILE);
  const stored = JSON.parse(source && "text" in source ? source.text : "{}") as {
    title: Record<string, string>;
  };
  const theirs = { ...stored, title: { ...stored.title, es: theirName } };
  const newer = changedSnapshot(first, "second", { [FILE]: theirs });
  let now = first;
  const commits: string[] = [];
  const both: ContentStore = {
    ...store,
    load: () => Promise.resolve(now),
    commit: (_, revision, message) => {
      if (revision === now.revision) commits.push(message);
      return Promise.resolve({ isMade: revision === now.revision, snapshot: now });
    },
  };
  const { desk } = await renderWithDesk(
    <main>
      <ConflictDialog />
      <ChangesDrawer isOpen onClose={() => undefined} />
      <input aria-label="Nombre" />
    </main>,
    { store: both },
  );
  act(() => desk.change(FILE, PATH, "El sol que se va"));
  now = newer;
  const publish = () => act(() => desk.publish("Nombre"));
  return { desk, publish, refresh: () => act(desk.refresh), commits };
};

const question = () =>
  screen.queryByRole("dialog", { name: "Otra persona ha cambiado este mismo texto" });
const nameIn = ({ state }: Awaited<ReturnType<typeof contested>>["desk"]) =>
  valueAt(dataOf(state().work, FILE), PATH);

test("both texts are shown, with the words that differ", async () => {
  const { publish } = await contested();
  await publish();
  const dialog = question();
  expect(dialog?.textContent).toContain("Excursiones › El sol que se va › Nombre, en español.");
  const marked = Array.from(dialog?.querySelectorAll("mark") ?? [], (mark) => mark.textContent);
  expect(marked).toEqual(["se va", "baja al mar"]);
});

test("mine stands, and is published with the next press", async () => {
  const { desk, publish, commits } = await contested();
  await publish();
  fireEvent.click(screen.getByRole("button", { name: "Nos quedamos con el vuestro" }));
  expect(question()).toBeNull();
  expect(nameIn(desk)).toBe("El sol que se va");
  await publish();
  expect(commits).toEqual(["Nombre"]);
});

test("theirs stands, and undoing brings mine again", async () => {
  const { desk, publish } = await contested();
  await publish();
  fireEvent.click(screen.getByRole("button", { name: "Nos quedamos con el de la otra persona" }));
  expect(question()).toBeNull();
  expect(nameIn(desk)).toBe("El sol que baja al mar");
  act(desk.undo);
  expect(nameIn(desk)).toBe("El sol que se va");
});

test("a decision that is put off waits in the changes and stops the publication", async () => {
  const { desk, publish, commits } = await contested();
  await publish();
  fireEvent.click(screen.getByRole("button", { name: "Decidirlo más tarde" }));
  expect(question()).toBeNull();
  await publish();
  expect(desk.state().outcome).toEqual({ kind: "contested" });
  expect(commits).toEqual([]);
  expect(screen.getByRole("heading", { name: /Por corregir/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Decidirlo" }));
  expect(within(question() as HTMLElement).getByText("El vuestro")).toBeTruthy();
});

test("what has been taken back needs no decision", async () => {
  const { publish } = await contested();
  await publish();
  fireEvent.click(screen.getByRole("button", { name: "Decidirlo más tarde" }));
  fireEvent.click(screen.getByRole("button", { name: /^Deshacer: / }));
  expect(screen.queryByRole("button", { name: "Decidirlo" })).toBeNull();
});

test("nobody is interrupted while writing", async () => {
  const { refresh } = await contested();
  act(() => screen.getByLabelText("Nombre").focus());
  await act(() => new Promise((done) => setTimeout(done, 5)));
  await refresh();
  expect(question()).toBeNull();
  act(() => screen.getByLabelText("Nombre").blur());
  await waitFor(() => expect(question()).toBeTruthy());
});

test("what is of another kind cannot be replaced, and the own text can still be read", async () => {
  const { desk, publish } = await contested({ main: "Nuevo", lines: [1] });
  await publish();
  const dialog = screen.getByRole("dialog", { name: "Otra persona también ha cambiado esto" });
  expect(dialog.textContent).toContain("El sol que se va");
  expect(dialog.textContent).toContain("de otra clase");
  expect(within(dialog).queryByRole("button", { name: /el vuestro/ })).toBeNull();
  fireEvent.click(within(dialog).getByRole("button", { name: /el de la otra persona/ }));
  expect(nameIn(desk)).toEqual({ main: "Nuevo", lines: [1] });
});
