import { es } from "../test-site";
import { act, screen, waitFor, within } from "@testing-library/react";
import { valueAt } from "../../core/paths";
import { dataOf } from "../../core/work";
import { countOf } from "../../core/changes";
import { ChangesDrawer } from "../../publishing/changes";
import { ConflictDialog } from "../../publishing/conflict";
import type { Desk } from "../../state/desk";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore, renderWithDesk } from "../with-desk";
import { press } from "../window/show-screen";

const { conflict, status } = es;
const FILE = "rooms/garden.json";
const PATH = ["name", "es"];

const MINE = "El sol que se va";

/** Opens a desk in which two people have changed the name of the same room. */
const contested = async (theirName: unknown = "El sol que baja al mar") => {
  const store = memoryStore(await testSnapshot());
  const { desk } = await renderWithDesk(
    <main>
      <ConflictDialog />
      <ChangesDrawer isOpen onClose={() => undefined} />
      <input aria-label="Nombre" />
    </main>,
    { store },
  );
  act(() => desk.change(FILE, PATH, MINE));
  await changeElsewhere(store, FILE, PATH, theirName);
  return {
    desk,
    publish: () => act(() => desk.publish(() => "")),
    refresh: () => act(desk.refresh),
  };
};

/** Presses what decides, and waits for what goes on then. */
const decide = (name: string | RegExp) => act(async () => void press(name));

const question = () => screen.queryByRole("dialog", { name: conflict.titleText });
const nameIn = ({ state }: Desk) => valueAt(dataOf(state().work, FILE), PATH);

test("a conflict shows both texts, with the words that differ; decided for theirs it leaves nothing, and can be undone", async () => {
  const { desk, publish } = await contested();
  await publish();
  expect(question()?.textContent).toContain(`Habitaciones › ${MINE} › Nombre, en español.`);
  const marked = Array.from(question()?.querySelectorAll("mark") ?? [], (mark) => mark.textContent);
  expect(marked).toEqual(["se va", "baja al mar"]);
  await decide(conflict.keepTheirs);
  expect([question(), nameIn(desk)]).toEqual([null, "El sol que baja al mar"]);
  expect([desk.state().outcome, countOf(desk.state().work)]).toEqual([undefined, 0]);
  act(desk.undo);
  expect(nameIn(desk)).toBe(MINE);
});

test("nothing goes on that no conflict has stopped", async () => {
  const { desk, refresh } = await contested();
  await refresh();
  await decide(conflict.keepMine);
  await act(desk.refresh);
  expect([question(), nameIn(desk)]).toEqual([null, MINE]);
  expect([desk.state().outcome, countOf(desk.state().work)]).toEqual([undefined, 1]);
});

test("a conflict put off waits among the changes and stops the publication until it is taken back", async () => {
  const { desk, publish } = await contested();
  await publish();
  await decide(conflict.later);
  expect(question()).toBeNull();
  await publish();
  expect(desk.state().outcome).toEqual({ kind: "conflict" });
  expect(screen.getByRole("heading", { name: /Por corregir/ })).toBeTruthy();
  await decide(status.decide);
  expect(within(question() as HTMLElement).getByText(conflict.mine)).toBeTruthy();
  await decide(conflict.later);
  await decide(/^Deshacer: /);
  expect(screen.queryByRole("button", { name: status.decide })).toBeNull();
});

test("a conflict stops nothing that is published alone, and is still asked about afterwards", async () => {
  const { desk, refresh } = await contested();
  await refresh();
  await decide(conflict.later);
  act(() => desk.change("photographs/1.json", ["hidden"], true));
  const publishAlone = (file: string) =>
    act(() =>
      desk.publish(
        () => "",
        ({ edits }) => new Map([...edits].filter(([each]) => each === file)),
      ),
    );
  await publishAlone(FILE);
  expect(desk.state().outcome).toEqual({ kind: "conflict" });
  await publishAlone("photographs/1.json");
  expect(desk.state().outcome).toEqual({ kind: "published" });
  expect(desk.state().work.edits.has("photographs/1.json")).toBe(false);
  await decide(status.decide);
  expect(within(question() as HTMLElement).getByText(conflict.mine)).toBeTruthy();
});

test("a conflict interrupts nobody while writing", async () => {
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
  const dialog = screen.getByRole("dialog", { name: conflict.title });
  expect(dialog.textContent).toContain(MINE);
  expect(dialog.textContent).toContain(conflict.unknown);
  expect(within(dialog).queryByRole("button", { name: conflict.keepMine })).toBeNull();
  await decide(conflict.keepTheirs);
  expect(nameIn(desk)).toEqual({ main: "Nuevo", lines: [1] });
});
