import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Days } from "../../../packages/typed-content/dates/calendar-date";
import { inOrder } from "../../../packages/typed-content/dates/calendar-date";
import { site } from "../../../src/build/desk/site";
import { TodayCard } from "../../../src/build/desk/today/today-card";
import { contentOf } from "../../../packages/desk/core/edits";
import { StoreError } from "../../../packages/desk/stores/store";
import {
  changeElsewhere,
  memoryStore,
  renderWithDesk,
} from "../../../packages/desk/__tests__/with-desk";
import { press } from "../../../packages/desk/__tests__/window/show-screen";
import { companySnapshot } from "./company-snapshot";

const MORNING = "2027-02-03T08:00:00+01:00";
const [TODAY, TOMORROW] = ["2027-02-03", "2027-02-04"];
/** A change that could be published, and one that could not. */
const OTHERS = ["company.json", "reviews/new-1.json"];

/** Opens the card on a day, beside other changes. */
const opened = async (moment: string, options: { isHome?: boolean; languages?: string[] } = {}) => {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ["queueMicrotask"] });
  const store = memoryStore(await companySnapshot);
  const commit = jest.spyOn(store, "commit");
  const { desk } = await act(() => renderWithDesk(<TodayCard />, { store, site, ...options }));
  act(() => {
    desk.change("reviews/new-1.json", [], { id: "new-1", order: 9 });
    desk.change("company.json", ["phone"], "+34 971 000 000");
  });
  const unfinished = () => [...desk.state().work.edits.keys()].sort();
  const storedDays = () =>
    inOrder(
      contentOf(desk.state().work.snapshot)
        .entries.filter(({ file }) => file.startsWith("days/"))
        .map(({ data }) => ({ ...(data as Days), id: undefined })),
    );
  return { desk, commit, store, unfinished, storedDays };
};

const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);

/** What the card says that visitors read. */
const read = () =>
  [...document.querySelectorAll(".today__said li")].map(({ textContent }) => textContent.trim());

const sendBy = async (name: string) => {
  await act(async () => void press(name));
  await waitFor(() => expect(document.querySelector(".is-busy")).toBeNull());
};

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const only = (trip: string) =>
  fireEvent.change(screen.getByLabelText("Qué excursiones"), { target: { value: trip } });

test("two presses publish that nobody sails today, alone, and two take it back", async () => {
  const { commit, storedDays, unfinished } = await opened(MORNING);
  expect(pressed()).toEqual(["Hoy mié 3", "Sí salimos"]);
  press("No salimos");
  expect(read()).toEqual(["Hoy no salimos. todavía no se lee"]);
  expect(screen.getByText("Esto va solo: vuestros otros cambios esperan.")).toBeTruthy();
  await sendBy("Publicar esto");
  expect(storedDays()).toEqual([{ from: TODAY, to: TODAY, state: "closed" }]);
  expect([read(), unfinished()]).toEqual([["Hoy no salimos."], OTHERS]);
  press("Sí salimos");
  expect(read()).toEqual(["Hoy no salimos. todavía se lee"]);
  // Whoever thinks better of it has changed nothing.
  press("No salimos");
  expect(unfinished()).toEqual(OTHERS);
  press("Sí salimos");
  await sendBy("Publicar esto");
  expect([storedDays(), read(), unfinished()]).toEqual([[], [], OTHERS]);
  expect(commit).toHaveBeenCalledTimes(2);
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
  const { desk, store, storedDays, unfinished } = await opened(MORNING);
  const text = { es: "El barco está en revisión." };
  const dock = { id: "dock", from: "2027-02-01", to: "2027-02-10", state: "closed", text };
  await changeElsewhere(store, "days/dock.json", [], dock);
  await act(desk.refresh);
  press("No salimos");
  expect(unfinished()).toEqual(OTHERS);
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
  expect(read()).toEqual(["Hoy no salimos. Mala mar. todavía no se lee"]);
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
  const { commit, unfinished } = await opened(MORNING);
  commit.mockRejectedValueOnce(new StoreError("forbidden", "403"));
  press("No salimos");
  await sendBy("Publicar esto");
  expect([read(), unfinished().length]).toEqual([["Hoy no salimos. todavía no se lee"], 3]);
  await sendBy("Publicar esto");
  expect([read(), unfinished()]).toEqual([["Hoy no salimos."], OTHERS]);
});

test("in the evening one thinks of tomorrow, and a press after midnight says and publishes nothing of the day that is over", async () => {
  const { commit, unfinished } = await opened("2027-02-03T23:59:50+01:00");
  expect(pressed()[0]).toBe("Mañana jue 4");
  press(/^Hoy/);
  // The clock looks once a minute.
  jest.setSystemTime(new Date("2027-02-04T00:00:10+01:00"));
  press("No salimos");
  expect(screen.getByRole("alert").textContent).toMatch(/^Ya es otro día/);
  expect([pressed(), unfinished()]).toEqual([["Hoy jue 4", "Sí salimos"], OTHERS]);
  press("No salimos");
  jest.setSystemTime(new Date("2027-02-05T00:00:10+01:00"));
  await sendBy("Publicar esto");
  expect(commit).not.toHaveBeenCalled();
});

test("notices that hold today are told with the words that visitors read, hidden ones are not", async () => {
  const { desk } = await opened("2027-07-07T09:00:00+02:00");
  const [, wind] = read();
  expect(read()).toHaveLength(2);
  expect(wind).toMatch(/^Hoy nos quedamos en puerto/);
  act(() => desk.change("notices/wind.json", ["hidden"], true));
  expect(read()[1]).toBe(`${wind} todavía se lee`);
});

test("where a provider has the calendar, it is to be closed there, too", async () => {
  const { desk } = await opened(MORNING);
  const bookings = "https://bookings.test/vela";
  act(() => desk.change("providers.json", ["booking", "bookings"], bookings));
  expect(screen.queryByRole("link", { name: "Ver el calendario" })).toBeNull();
  press("No salimos");
  expect(screen.getByRole("link", { name: "Ver el calendario" })).toHaveProperty("href", bookings);
});

test("at home it is saved, in English if the desk is", async () => {
  await opened(MORNING, { isHome: true, languages: ["en"] });
  press("No trips");
  expect(screen.getByText("This goes alone: your other changes wait.")).toBeTruthy();
  await sendBy("Save this");
  await waitFor(() => expect(read()).toEqual(["No trips today."]));
});
