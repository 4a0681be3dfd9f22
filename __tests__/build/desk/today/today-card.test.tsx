/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { keepInTab, keptInTab } from "../../../../src/desk/core/tab";
import { StoreError } from "../../../../src/desk/stores/store";
import { changeElsewhere, memoryStore } from "../../../desk/with-desk";
import { press } from "../../../desk/window/show-screen";
import { companySnapshot } from "../company-snapshot";
import { MORNING, OTHERS, TODAY, TOMORROW, opened, pressed, read, sendBy } from "./show-today";

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const only = (trip: string) => fireEvent.change(trips(), { target: { value: trip } });
const trips = () => screen.getByRole("combobox", { name: "Qué excursiones" });

test("two presses publish that nobody sails today, alone, and two take it back", async () => {
  const { sent, storedDays, unfinished } = await opened(MORNING);
  expect(pressed()).toEqual(["Hoy mié 3", "Sí salimos"]);
  press("No salimos");
  expect(read()).toEqual(["Hoy no salimos. sin publicar"]);
  expect(screen.getByText("Vuestros otros cambios esperan: esto sale solo.")).toBeTruthy();
  await sendBy("Publicar esto");
  expect(storedDays()).toEqual([{ from: TODAY, to: TODAY, state: "closed" }]);
  expect([read(), sent.length, unfinished()]).toEqual([["Hoy no salimos."], 1, OTHERS]);
  press("Sí salimos");
  expect(read()).toEqual(["Hoy no salimos. se quita al publicar"]);
  // Whoever thinks better of it has changed nothing.
  press("No salimos");
  expect(unfinished()).toEqual(OTHERS);
  press("Sí salimos");
  await sendBy("Publicar esto");
  expect([storedDays(), read(), sent.length, unfinished()]).toEqual([[], [], 2, OTHERS]);
});

test("one trip alone is full tomorrow, and is taken back alone", async () => {
  const { storedDays } = await opened(MORNING);
  press(/^Mañana jue 4/);
  only("sunset");
  press("Completo");
  expect(pressed()).toEqual(["Mañana jue 4", "Completo"]);
  await sendBy("Publicar esto");
  expect(storedDays()).toEqual([
    { from: TOMORROW, to: TOMORROW, state: "full", trips: [{ trip: "sunset" }] },
  ]);
  // Of all trips neither is true.
  only("");
  expect(pressed()).toEqual(["Mañana jue 4"]);
  only("sunset");
  press("Sí salimos");
  await sendBy("Publicar esto");
  expect(storedDays()).toEqual([]);
});

test("one day, or one trip, of a longer closure is taken back, with its rest published beside it", async () => {
  const { storedDays, publishDay, unfinished } = await opened(MORNING);
  const text = { es: "El barco está en revisión." };
  await publishDay("dock", { from: "2027-02-01", to: "2027-02-10", state: "closed", text });
  press(/^Mañana/);
  press("Sí salimos");
  await sendBy("Publicar esto");
  const before = { from: "2027-02-01", to: TODAY, state: "closed", text };
  const after = { from: "2027-02-05", to: "2027-02-10", state: "closed", text };
  expect([storedDays(), unfinished()]).toEqual([[before, after], OTHERS]);
  press(/^Hoy/);
  only("sunset");
  press("Sí salimos");
  expect(pressed()).toEqual(["Hoy mié 3", "Sí salimos"]);
  await sendBy("Publicar esto");
  expect(storedDays()).toEqual([
    { ...before, to: "2027-02-02" },
    {
      ...{ from: TODAY, to: TODAY, state: "closed", text },
      trips: ["morning", "midday", "extended"].map((trip) => ({ trip })),
    },
    after,
  ]);
});

test("what is said otherwise keeps the owner's sentence, which the form's own field edits", async () => {
  const { desk, storedDays } = await opened(MORNING);
  press("No salimos");
  fireEvent.click(screen.getByRole("button", { name: "Elegir una frase preparada", hidden: true }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Mala mar.", hidden: true }));
  expect(read()).toEqual(["Hoy no salimos. Mala mar. sin publicar"]);
  press("Completo");
  press("Completo");
  await sendBy("Publicar esto");
  const text = { es: "Mala mar.", en: "Rough seas.", de: "Zu hoher Seegang." };
  expect(storedDays()).toEqual([{ from: TODAY, to: TODAY, state: "full", text }]);
  expect(desk.state().work.edits.size).toBe(OTHERS.length);
});

test("what somebody else has said of the day meanwhile is shown, and taken back with what I said", async () => {
  const { desk, store, storedDays } = await opened(MORNING);
  press("Completo");
  const theirs = { id: "theirs", from: TODAY, to: TODAY, state: "closed" };
  await changeElsewhere(store, "days/theirs.json", [], theirs);
  await sendBy("Publicar esto");
  expect(storedDays()).toHaveLength(2);
  expect([pressed()[1], read()]).toEqual(["No salimos", ["Hoy no salimos."]]);
  press("Sí salimos");
  await sendBy("Publicar esto");
  expect([storedDays(), desk.state().work.edits.size]).toEqual([[], OTHERS.length]);
});

test("what could not be published stays, and is published by another press", async () => {
  let isDown = true;
  const memory = memoryStore(await companySnapshot);
  const { unfinished } = await opened(MORNING, {
    ...memory,
    commit: (...given) =>
      isDown ? Promise.reject(new StoreError("forbidden", "403")) : memory.commit(...given),
  });
  press("No salimos");
  await sendBy("Publicar esto");
  expect([read(), unfinished().length]).toEqual([["Hoy no salimos. sin publicar"], 3]);
  isDown = false;
  await sendBy("Publicar esto");
  expect([read(), unfinished()]).toEqual([["Hoy no salimos."], OTHERS]);
});

test("a press after midnight says and publishes nothing of the day that is over", async () => {
  const { sent, unfinished } = await opened("2027-02-03T23:59:50+01:00");
  press(/^Hoy/);
  // The clock looks once a minute.
  jest.setSystemTime(new Date("2027-02-04T00:00:10+01:00"));
  press("No salimos");
  expect(screen.getByRole("alert").textContent).toMatch(/^Ya es otro día/);
  expect([pressed(), unfinished()]).toEqual([["Hoy jue 4", "Sí salimos"], OTHERS]);
  press("No salimos");
  jest.setSystemTime(new Date("2027-02-05T00:00:10+01:00"));
  await sendBy("Publicar esto");
  expect(sent).toEqual([]);
});

test.each([
  ["2027-02-03T17:59:00+01:00", "Hoy mié 3"],
  ["2027-07-12T18:00:00+02:00", "Mañana mar 13"],
])("at %s in Palma the day is %s", async (moment, day) => {
  await opened(moment);
  expect(pressed()[0]).toBe(day);
});

test("notices that hold today are told with the words that visitors read, hidden ones are not", async () => {
  const { desk } = await opened("2027-07-07T09:00:00+02:00");
  const [, wind] = read();
  expect(read()).toHaveLength(2);
  expect(wind).toMatch(/^Hoy nos quedamos en puerto/);
  act(() => desk.change("notices/wind.json", ["hidden"], true));
  expect(read()[1]).toBe(`${wind} se quita al publicar`);
});

test("where a provider has the calendar, it is to be closed there, too", async () => {
  const { desk } = await opened(MORNING);
  const bookings = "https://bookings.test/vela";
  act(() => desk.change("providers.json", ["booking", "bookings"], bookings));
  expect(screen.queryByRole("link", { name: "Ver el calendario" })).toBeNull();
  press("No salimos");
  expect(screen.getByRole("link", { name: "Ver el calendario" })).toHaveProperty("href", bookings);
});

test("words begun in an older desk are named, and go on as a notice", async () => {
  const own = { other: { es: "Hoy celebramos una boda.", en: "", de: "" } };
  keepInTab({ login: "" }, "desk-begun-notice", { own });
  const { desk } = await opened(MORNING);
  expect(screen.getByText("Hoy celebramos una boda.")).toBeTruthy();
  press("Seguir con él en «Avisos»");
  expect(desk.state().work.edits.get("notices/new-1.json")?.data).toMatchObject({
    ...{ from: TODAY, until: TODAY, text: { es: "Hoy celebramos una boda." } },
  });
  expect(keptInTab(desk, "desk-begun-notice")).toBeUndefined();
});

test("at home it is saved, in English if the desk is", async () => {
  await opened(MORNING, { isHome: true, languages: ["en"] });
  press("No trips");
  expect(screen.getByText("Your other changes wait: this is saved alone.")).toBeTruthy();
  await sendBy("Save this");
  await waitFor(() => expect(read()).toEqual(["No trips today."]));
});
