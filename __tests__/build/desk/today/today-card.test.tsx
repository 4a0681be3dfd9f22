/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { noTrips } from "../../../../src/model/collections/notice-sentences";
import { button, press } from "../../../desk/window/show-screen";
import {
  opened,
  MORNING,
  OTHERS,
  sendBy,
  title,
  TODAY,
  state,
  SINCE,
  TOMORROW,
  pressed,
} from "./show-today";

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test("two presses publish the notice of today alone, in three languages, and other changes stay", async () => {
  const { sent, told, stored, unfinished, desk } = await opened(MORNING);
  told.publication = { status: "building" };
  press("Viento");
  const { es, en, de } = noTrips.wind.today;
  for (const text of [en, de]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("Vuestros otros 2 cambios esperan: esto sale solo.")).toBeTruthy();
  expect(unfinished()).toEqual(OTHERS);
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(title()).toBe("Hoy no salís"));
  const file = "notices/hoy-no-salimos-hay-demasiado-viento.json";
  expect(sent).toEqual([{ files: [file], message: expect.stringContaining("Hoy no salimos") }]);
  expect(stored(file)).toEqual(
    expect.objectContaining({ from: TODAY, until: TODAY, text: { es, en, de } }),
  );
  expect(unfinished()).toEqual(OTHERS);
  await waitFor(() => expect(state()).toBe("visible en unos minutos"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  told.publication = SINCE;
  await act(desk.refresh);
  expect(state()).toBe("visible desde las 8:04");
});

test("of tomorrow it is said today and tomorrow, and both are taken back in two presses", async () => {
  const { sent, stored, unfinished } = await opened(MORNING);
  press(/^Mañana/);
  press("Mar");
  for (const { en } of [noTrips.sea.tomorrow, noTrips.sea.today])
    expect(screen.getByText(en)).toBeTruthy();
  await sendBy("Publicar el aviso de mañana");
  await waitFor(() => expect(title()).toBe("Mañana no salís"));
  const files = sent[0]?.files ?? [];
  expect(files.map(stored)).toEqual([
    expect.objectContaining({ from: TODAY, until: TODAY, text: noTrips.sea.tomorrow }),
    expect.objectContaining({ from: TOMORROW, until: TOMORROW, text: noTrips.sea.today }),
  ]);
  expect(screen.getByText("Cambiar las palabras")).toBeTruthy();
  press("Quitarlo: sí salimos");
  expect([title(), state()]).toEqual(["Mañana no salís", "todavía no se ha quitado"]);
  expect(screen.queryByText("Cambiar las palabras")).toBeNull();
  press("Dejarlo puesto");
  expect(unfinished()).toEqual(OTHERS);
  press("Quitarlo: sí salimos");
  expect(sent).toHaveLength(1);
  await sendBy("Quitarlo de la web");
  await waitFor(() => expect(title()).toBe("¿Salís hoy?"));
  expect(sent).toHaveLength(2);
  expect(sent[1]?.files.toSorted()).toEqual(files.toSorted());
  expect(files.map(stored)).toEqual([undefined, undefined]);
  expect(unfinished()).toEqual(OTHERS);
});

test("any day is full until it is over, in three languages; what is typed on the way says nothing", async () => {
  const { sent, stored } = await opened(MORNING);
  press("Completos, hoy u otro día");
  expect(screen.getByText("We’re fully booked today. Try another day.")).toBeTruthy();
  const box = screen.getByLabelText("Qué día estáis completos");
  const send = () => screen.getByRole("button", { name: /^Publicar/ });
  for (const value of ["", "0202-02-13", "2027-02-02", "9999-01-01"]) {
    fireEvent.change(box, { target: { value } });
    expect([value, send().hasAttribute("disabled")]).toEqual([value, true]);
    expect(document.querySelector(".say")).toBeNull();
  }
  fireEvent.change(box, { target: { value: "2027-02-13" } });
  expect(pressed()).toEqual(["Completos, hoy u otro día"]);
  expect(screen.getByText("Desde hoy, hasta que acabe el sábado 13 de febrero")).toBeTruthy();
  await sendBy("Publicar el aviso");
  await waitFor(() => expect(title()).toBe("Hoy hay un aviso"));
  expect(stored(sent[0]?.files[0] ?? "")).toMatchObject({
    from: TODAY,
    until: "2027-02-13",
    text: {
      es: "El sábado 13 de febrero estamos completos. Mirad otro día.",
      en: "We’re fully booked on Saturday 13 February. Try another day.",
      de: "Am Samstag, 13. Februar, sind wir ausgebucht. Wählen Sie einen anderen Tag.",
    },
  });
});

test.each([
  ["2027-02-03T17:59:00+01:00", "Hoy mié 3"],
  ["2027-02-03T18:00:00+01:00", "Mañana jue 4"],
  ["2027-07-12T18:00:00+02:00", "Mañana mar 13"],
])("at %s in Palma the day is %s", async (moment, day) => {
  await opened(moment);
  expect(pressed()).toEqual([day]);
});

test("a notice of somebody else is told, whatever it says, and another one can be put up beside it", async () => {
  const { sent } = await opened("2027-07-05T09:00:00+02:00");
  expect(title()).toBe("Hoy hay un aviso");
  expect(screen.getByText(/^Hoy nos quedamos en puerto/)).toBeTruthy();
  press("Poner otro aviso");
  press("Tormenta");
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(title()).toBe("Hoy no salís"));
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Hoy hay un aviso");
  expect(sent[0]?.files).toHaveLength(1);
});

test("what is seen today is told first, and what is hidden is not told", async () => {
  const { desk } = await opened("2027-06-15T09:00:00+02:00");
  expect(title()).toBe("¿Salís hoy?");
  const say = (name: string, date: string, text: object) =>
    desk.change(`notices/${name}.json`, [], { id: name, from: date, until: date, text, order: 9 });
  act(() => {
    say("later", "2027-06-16", noTrips.sea.today);
    say("sooner", "2027-06-15", noTrips.sea.tomorrow);
  });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Hoy${noTrips.sea.tomorrow.es}`,
    `Mañana${noTrips.sea.today.es}`,
  ]);
  expect(state()).toBe("todavía sin publicar");
});

test("at home it is saved, in English if the desk is", async () => {
  await opened(MORNING, { isHome: true, languages: ["en"] });
  press("Storm");
  expect(screen.getByText("Your other 2 changes wait: this is saved alone.")).toBeTruthy();
  fireEvent.click(button("Save the notice"));
  await waitFor(() => expect(state()).toBe("saved here"));
  expect(title()).toBe("You’re not going out today");
});
