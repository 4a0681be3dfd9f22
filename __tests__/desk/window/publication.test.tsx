/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Notices } from "../../../src/desk/window/notices";
import { PublicationState } from "../../../src/desk/publishing/publication-state";
import { PublishButton } from "../../../src/desk/publishing/publish-button";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";

const onRefused = jest.fn();
const onSignIn = jest.fn();
const onChanges = jest.fn();
beforeEach(() => jest.clearAllMocks());

const opened = async (own: Partial<ContentStore> = {}, isHome = false) => {
  const store = { ...memoryStore(await testSnapshot()), ...own };
  const { desk } = await renderWithDesk(
    <>
      <PublicationState />
      <PublishButton onRefused={onRefused} />
      <Notices onChanges={onChanges} />
    </>,
    { store, isHome },
  );
  return desk;
};

const edited = async (own?: Partial<ContentStore>, isHome = false) => {
  const desk = await opened(own, isHome);
  act(() => desk.change("trips/sunset.json", ["end"], "23:15"));
  return desk;
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const failing = (...problem: ConstructorParameters<typeof StoreError>) => ({
  commit: () => Promise.reject(new StoreError(...problem)),
});
const state = () => document.querySelector(".bar__state")?.textContent;

test("the button rests while there is nothing to publish", async () => {
  const desk = await edited();
  expect(button("Publicar").disabled).toBe(false);
  act(desk.undo);
  expect(button("Publicar").disabled).toBe(true);
});

test("while it publishes it says so, and cannot be pressed again", async () => {
  let finish: () => void = () => undefined;
  const snapshot = await testSnapshot();
  const messages: string[] = [];
  const desk = await edited({
    commit: (_, __, message) => {
      messages.push(message);
      return new Promise((resolve) => {
        finish = () => resolve({ isMade: true, snapshot });
      });
    },
  });
  await press("Publicar");
  expect(button("Publicándose…").getAttribute("aria-disabled")).toBe("true");
  await press("Publicándose…");
  expect(messages).toEqual(["Regreso de Atardecer"]);
  await act(async () => finish());
  expect(desk.state().outcome).toEqual({ kind: "published" });
});

test("who is refused is told what to do, and loses nothing", async () => {
  const desk = await opened();
  act(() => desk.change("trips/sunset.json", ["title", "de"], undefined));
  await press("Publicar");
  expect(onRefused).toHaveBeenCalledTimes(1);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe(
    "No se ha publicado. Hay 1 cosa por corregir en Excursiones y precios. Vuestro cambio sigue aquí.Verla",
  );
  fireEvent.click(button("Verla"));
  expect(onChanges).toHaveBeenCalledTimes(1);
  expect(desk.state().work.edits.size).toBe(1);
  fireEvent.click(button("Cerrar el aviso"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a problem of the store is told with what to do, its own words apart, and tried again", async () => {
  const desk = await edited(failing("ruled-out", "GH013: rule violations"));
  await press("Publicar");
  expect(screen.getByRole("alert").textContent).toContain("No se ha publicado. Una regla");
  expect(
    screen.getByText("GH013: rule violations", { exact: false }).closest("details"),
  ).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Probar otra vez" })).toHaveLength(2);
  expect(state()).toBe("No se ha publicado");
  expect(desk.state().work.edits.size).toBe(1);
});

test("a fault of the desk itself ends a publication, too", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const desk = await edited({ commit: () => Promise.reject(new TypeError("x is undefined")) });
  await press("Publicar");
  expect(screen.getByRole("alert").textContent).toContain("No se ha publicado.");
  expect(desk.state()).toMatchObject({ isPublishing: false, outcome: { problem: "broken" } });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("pictures on their way are counted", async () => {
  const snapshot = await testSnapshot();
  const { commit } = memoryStore(snapshot);
  let finish: () => void = () => undefined;
  await edited({
    commit: async (changes, revision, message, listener) => {
      listener?.onProgress?.({ done: 12, of: 40 });
      await new Promise<void>((done) => {
        finish = done;
      });
      return commit(changes, revision, message, listener);
    },
  });
  await press("Publicar");
  expect(screen.getByText(/^12 de 40 fotos/)).toBeTruthy();
  await act(async () => finish());
  expect(screen.queryByText(/^12 de 40 fotos/)).toBeNull();
});

test("what the host advises is part of the notice", async () => {
  await edited(failing("busy", "429", { minutes: 3 }));
  await press("Publicar");
  expect(screen.getByRole("alert").textContent).toContain(
    "No se ha publicado. GitHub pide una pausa. Probad otra vez dentro de 3 minutos. Vuestro cambio sigue aquí.",
  );
});

test("a session that has ended is told until somebody has signed in again", async () => {
  await edited(failing("signed-out", "401"));
  await press("Publicar");
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
  const attempt = { outcome: "blocked", detail: "" } as const;
  await renderWithDesk(<Notices ended={{ attempt, onSignIn }} onChanges={onChanges} />);
  expect(screen.getByRole("alert").textContent).toContain("Vuestra sesión ha terminado.");
  expect(screen.getByRole("alert").textContent).toContain("ventanas emergentes");
  await press("Entrar otra vez");
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test.each([
  [false, "Publicar", "Sin conexión", "Sin conexión. Seguid: todo se queda en este navegador."],
  [true, "Guardar", "Programa parado", "El programa de la web no está en marcha. Seguid:"],
])(
  "while the store cannot be reached it is said that all stays (at home: %s)",
  async (isHome, label, inBar, inRow) => {
    let isThere = false;
    const memory = memoryStore(await testSnapshot());
    const ask = <Result,>(answer: () => Promise<Result>) =>
      isThere ? answer() : Promise.reject(new StoreError("unreachable", "offline"));
    const desk = await edited(
      {
        commit: (...given) => ask(() => memory.commit(...given)),
        publication: () => ask(memory.publication),
      },
      isHome,
    );
    const row = () => document.querySelector(".notice")?.textContent ?? "";
    const publishing = () => document.querySelector<HTMLButtonElement>("button.publish");
    await press(label);
    expect([state(), row()]).toEqual([inBar, expect.stringContaining(inRow)]);
    expect(publishing()?.disabled).toBe(true);
    isThere = true;
    await act(desk.refresh);
    expect(state()).not.toBe(inBar);
    expect(row()).not.toContain(inRow);
    expect(row()).toContain("No hemos podido conectar.");
    expect(publishing()?.disabled).toBe(false);
    await act(async () => publishing()?.click());
    expect(desk.state().outcome).toEqual({ kind: "published" });
  },
);

test.each([
  ["2026-03-10T12:04:00", "En la web desde las 12:04"],
  ["2026-03-10T01:05:00", "En la web desde la 1:05"],
  ["2026-03-08T12:04:00", "En la web desde el 8 de marzo"],
])("what is public since %s is told as people say it", async (since, told) => {
  jest.useFakeTimers({ now: new Date("2026-03-10T18:00:00"), doNotFake: ["queueMicrotask"] });
  const desk = await opened({ publication: () => Promise.resolve({ status: "public", since }) });
  await act(desk.refresh);
  expect(state()).toBe(told);
  jest.useRealTimers();
});

test("what has not reached the site is told with where to read more", async () => {
  const address = "https://example.com/runs/1";
  const desk = await opened({
    publication: () =>
      Promise.resolve({ status: "failed", at: "", detail: "prices.json", address }),
  });
  await act(desk.refresh);
  expect(screen.getByRole("link", { name: "Qué ha pasado" }).getAttribute("href")).toBe(address);
  expect(state()).toBe("No se ha publicado");
});

test.each(["https://example.com/runs/1", undefined])(
  "a second publication that fails in the same way is told, too, with the address %s",
  async (address) => {
    let at = "2026-03-10T12:04:00Z";
    const desk = await opened({
      publication: () => Promise.resolve({ status: "failed", at, detail: "prices.json", address }),
    });
    await act(desk.refresh);
    await press("Cerrar el aviso");
    await act(desk.refresh);
    expect(screen.queryByText("prices.json")).toBeNull();
    at = "2026-03-10T12:09:00Z";
    await act(desk.refresh);
    expect(screen.getByText("prices.json")).toBeTruthy();
  },
);
