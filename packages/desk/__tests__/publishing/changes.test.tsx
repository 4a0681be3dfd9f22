import type { Unfinished } from "../../state/kept-edits";
import { es } from "../test-site";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { ChangesDrawer } from "../../publishing/changes";
import type { Path } from "../../../typed-content/schema";
import { Bar } from "../../window/bar";
import { Navigation } from "../../window/navigation";
import { changeAt, renderWithDesk } from "../with-desk";
import { button, linkTo } from "../window/show-screen";

const { bar, changes } = es;
const publishing = es.publishing.web;

beforeEach(() => location.assign("#/"));

const Window = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="desk">
        <header className="bar">
          <button onClick={() => setOpen(!isOpen)}>{bar.changes}</button>
        </header>
        <nav className="nav" />
      </div>
      <ChangesDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

type OneChange = [file: string, path: Path, value: unknown];

const GUESTS: OneChange = ["rooms/garden.json", ["guests"], 3];
const TEXT: OneChange = ["house.json", ["arriving", "es"], "En tren."];
const UNFINISHED: OneChange = ["rooms/new-1.json", [], { id: "new-1", order: 9 }];
const WRONG: OneChange = ["house.json", ["arriving", "de"], undefined];

const opened = async (...all: OneChange[]) => {
  const { desk } = await renderWithDesk(<Window />);
  act(() => {
    for (const each of all) changeAt(desk, ...each);
  });
  const opener = screen.getByRole("button", { name: bar.changes });
  opener.focus();
  fireEvent.click(opener);
  return { desk, opener };
};

const drawer = () => screen.queryByRole("dialog", { name: bar.changes });

/** Each section's heading, and below it where and what its rows tell, with what can be done. */
const told = () =>
  [...document.querySelectorAll(".changes section")].map((section) => [
    section.querySelector("h2")?.textContent?.trim(),
    ...[...section.querySelectorAll("li")].map((row) =>
      [...row.querySelectorAll(".change__where, .change__what, .change__acts > *")]
        .map(({ textContent }) => textContent)
        .join(" | "),
    ),
  ]);

test("the drawer takes the focus; Escape, Back or a press beside it closes it and gives the focus back", async () => {
  const watchers: { onclose: () => void; destroy: () => void }[] = [];
  const CloseWatcher = function (this: (typeof watchers)[number]) {
    watchers.push(Object.assign(this, { destroy: () => undefined }));
  };
  Object.assign(globalThis, { CloseWatcher });
  const { opener } = await opened(GUESTS);
  const isInert = (selector: string) => document.querySelector(selector)?.hasAttribute("inert");
  const ways = [
    () => fireEvent.keyDown(screen.getByRole("heading", { level: 1 }), { key: "Escape" }),
    () => fireEvent.click(document.querySelector(".veil") as Element),
    () => act(() => watchers.at(-1)?.onclose()),
  ];
  for (const close of ways) {
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: bar.changes }));
    expect([isInert(".nav"), isInert(".bar")]).toEqual([true, false]);
    close();
    expect(drawer()).toBeNull();
    expect([document.activeElement, isInert(".nav")]).toEqual([opener, false]);
    fireEvent.click(opener);
  }
  expect(location.hash).toBe("#/");
  Reflect.deleteProperty(globalThis, "CloseWatcher");
});

test("every change is told, leads to its field, and is taken back by itself, and comes back", async () => {
  const { desk } = await opened(GUESTS, TEXT);
  expect(told()).toEqual([
    [
      "Lo que va a cambiar 2",
      "Habitaciones › Habitación del jardín › Personas | 2  3 | Deshacer",
      expect.stringMatching(/^La casa › Cómo llegar, en español \| «.*»  «En tren\.» \| Deshacer$/),
    ],
    ["Un consejo", expect.stringContaining("en inglés y alemán")],
  ]);
  expect(linkTo(/Personas/)).toBe("#/file/rooms/garden.json?field=guests");
  const before = desk.state().work.edits;
  fireEvent.click(screen.getByRole("button", { name: /^Deshacer: La casa/ }));
  expect([...desk.state().work.edits.keys()]).toEqual(["rooms/garden.json"]);
  expect(screen.getByRole("status")?.textContent).toBe(changes.counts(1, 0));
  fireEvent.click(button(changes.bringBack));
  expect(desk.state().work.edits).toEqual(before);
});

test("what stops a publication comes first, then what is ready, what is not yet, and advice", async () => {
  await opened(WRONG, UNFINISHED, ["rooms/garden.json", ["name", "es"], "Limonero"]);
  expect(told()).toEqual([
    [
      "Por corregir antes de publicar 1",
      `La casa › Cómo llegar, en alemán | ${changes.missingText("alemán")} | ${changes.writeIt}`,
    ],
    ["Lo que va a cambiar 2", expect.any(String), expect.any(String)],
    [
      "Todavía no 1",
      expect.stringMatching(
        /^Habitaciones › Habitación nueva \| faltan \d+ datos \| Seguir \| Dejar para luego \| Quitar$/,
      ),
    ],
    [
      "3 consejos",
      `Habitaciones › Limonero › Nombre, en inglés y alemán | ${changes.unread(2)} | Están bien | Cambiarlos`,
      expect.stringMatching(/^Habitaciones › Habitación nueva/),
      expect.stringMatching(/^Habitaciones › Habitación nueva/),
    ],
  ]);
  expect(linkTo(changes.goOn)).toBe("#/file/rooms/new-1.json?field=name");
  fireEvent.click(button(changes.right(2)));
  expect(screen.queryByText(changes.unread(2))).toBeNull();
});

test("open brackets that a change brings to a page are advised on once, with the way to them", async () => {
  const holes = "[PENDIENTE: uno], [PENDIENTE: dos]";
  await opened(["rooms/garden.json", ["picture", "description", "es"], holes]);
  const where = "Habitaciones › Habitación del jardín › Foto › Descripción, en español";
  const advice = told()
    .flat()
    .filter((row) => row?.includes(where));
  expect(advice.slice(1)).toEqual([expect.stringContaining(`${where} | «[PENDIENTE: `)]);
  expect(linkTo(changes.seeIt)).toBe("#/file/rooms/garden.json?field=picture.description.es");
});

test("what is left for later is one line, is not counted, and comes back by a press", async () => {
  const nothing = () => undefined;
  const presses = { onMenu: nothing, onSearch: nothing, onChanges: nothing };
  const show = (left?: Unfinished) =>
    renderWithDesk(
      <>
        <Bar isMenuOpen={false} areChangesOpen {...presses} />
        <Navigation />
        <ChangesDrawer isOpen onClose={nothing} />
      </>,
      { left },
    );
  const { desk, unmount } = await show();
  const add = (of: typeof desk, id: string) => of.change(`rooms/${id}.json`, [], { id, order: 8 });
  act(() => {
    add(desk, "new-1");
    add(desk, "new-2");
    desk.change("house.json", ["phone"], "+34 971 000 000");
  });
  const counted = (...counts: [bar: string, section: string]) =>
    waitFor(() => {
      const section = screen.getByRole("link", { name: /^Habitaciones\d?/ }).textContent;
      expect([document.querySelector(".bar__changes b")?.textContent, section]).toEqual(counts);
    });
  const leaveFirst = () =>
    fireEvent.click(screen.getAllByRole("button", { name: /^Dejar para luego: / })[0] as Element);
  await counted("3", "Habitaciones2 2 cambios");
  const titles = told().map(([title]) => title);
  expect(titles.slice(0, 2)).toEqual([`${publishing.ready} 1`, `${changes.notYet} 2`]);
  leaveFirst();
  expect(button("Publicar el cambio listo; dejar 1 cambio")).toBeTruthy();
  leaveFirst();
  await counted("1", "Habitaciones");
  expect(button("Publicar el cambio listo")).toBeTruthy();
  act(desk.undo);
  const label = () => document.querySelector(".bar__changes")?.textContent;
  await waitFor(() => expect(label()).toBe("Para luego (2)"));
  act(desk.redo);
  // A desk that is opened again in this tab still knows.
  unmount();
  const again = await show(desk.state().work);
  fireEvent.click(button("Para luego (2)"));
  await counted("3", "Habitaciones2 2 cambios");
  expect(screen.queryByRole("button", { name: /^Para luego/ })).toBeNull();
  // A later entry of the same name is another one.
  leaveFirst();
  await counted("2", "Habitaciones1 1 cambio");
  act(() => again.desk.change("rooms/new-1.json", [], undefined));
  act(() => add(again.desk, "new-1"));
  await counted("3", "Habitaciones2 2 cambios");
});
