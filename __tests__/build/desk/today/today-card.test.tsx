/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { usePreview } from "../../../../src/desk/page/preview";
import { listedIn } from "../../../../src/typed-content/listed";
import { site } from "../../../../src/build/desk/site";
import { TodayCard } from "../../../../src/build/desk/today/today-card";
import { noTrips } from "../../../../src/model/collections/notice-sentences";
import { storedIn } from "../../../../src/desk/core/snapshot";
import {
  StoreError,
  type ContentStore,
  type FileChanges,
  type Publication,
} from "../../../../src/desk/stores/store";
import { changeElsewhere, memoryStore, renderWithDesk } from "../../../desk/with-desk";
import { button, press, write } from "../../../desk/window/show-screen";
import { companySnapshot } from "../company-snapshot";

const MORNING = "2027-02-03T08:00:00+01:00";
const [TODAY, TOMORROW] = ["2027-02-03", "2027-02-04"];
const SINCE: Publication = { status: "public", since: "2027-02-03T08:04:00" };

const at = (moment: string) =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ["queueMicrotask"] });
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const UNREADY = ["reviews/new-1.json", [], { id: "new-1", order: 9 }] as const;
const OTHER = ["company.json", ["phone"], "+34 971 000 000"] as const;

/** Opens the card on a day, beside a change that could be published and one that could not. */
const opened = async (
  moment: string,
  {
    isHome = false,
    languages = ["es"],
    part,
    ...own
  }: Partial<ContentStore> & {
    isHome?: boolean;
    languages?: string[];
    part?: ReactNode;
  } = {},
) => {
  at(moment);
  const memory = memoryStore(await companySnapshot);
  const sent: { files: string[]; message: string }[] = [];
  const first = (await companySnapshot).revision;
  /** What was stored, the newest first. */
  const versions: { revision: string; texts: FileChanges }[] = [
    { revision: first, texts: new Map() },
  ];
  const told: { publication: Publication; published: string[] } = {
    publication: { status: "public" },
    published: [first],
  };
  const store: ContentStore = {
    ...memory,
    commit: async (changes, revision, message, listener) => {
      sent.push({ files: [...changes.keys()], message });
      const made = await memory.commit(changes, revision, message, listener);
      versions.unshift({ revision: made.snapshot.revision, texts: changes });
      return made;
    },
    history: (path = "") => {
      const isOf = (file: string) => file.startsWith(path);
      const all = versions.filter(({ texts }) => texts.size === 0 || [...texts.keys()].some(isOf));
      return Promise.resolve(all.map(({ revision }) => ({ revision, author: "Mar" })));
    },
    changed: (which) => {
      const { texts = new Map() } = versions.find(({ revision }) => revision === which) ?? {};
      const files = [...texts].map(([file, text]) => ({ file, isRemoved: text === undefined }));
      return Promise.resolve(files);
    },
    read: (which, file) => {
      const at = versions.findIndex(({ revision }) => revision === which);
      const text = versions
        .slice(at)
        .find(({ texts }) => texts.has(file))
        ?.texts.get(file);
      return Promise.resolve(text === undefined ? undefined : String(text));
    },
    lastPublic: () => {
      const all = versions.map(({ revision }) => revision);
      const at = all.findIndex((revision) => told.published.includes(revision));
      return Promise.resolve({ revision: all[at] ?? "", later: all.slice(0, at) });
    },
    publication: () => Promise.resolve(told.publication),
    ...own,
  };
  // The store is asked about what is on already.
  const { desk, unmount } = await act(() =>
    renderWithDesk(
      <>
        <TodayCard />
        {part}
      </>,
      { store, site, isHome, languages },
    ),
  );
  const unfinished = () => [...desk.state().work.edits.keys()].sort();
  act(() => {
    desk.change(UNREADY[0], [...UNREADY[1]], UNREADY[2]);
    desk.change(OTHER[0], [...OTHER[1]], OTHER[2]);
  });
  const stored = (file: string) => storedIn(desk.state().work.snapshot, file);
  return { desk, unmount, sent, told, stored, unfinished, store };
};

const OTHERS = ["company.json", "reviews/new-1.json"];

const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const state = () => screen.getAllByRole("status")[0]?.textContent;
const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
const sendBy = async (name: string) => {
  press(name);
  await waitFor(() => expect(document.querySelector(".is-busy")).toBeNull());
};

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
  press("Quitarlo: sí salimos");
  expect([title(), state()]).toEqual(["Mañana no salís", "todavía no se ha quitado"]);
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

test.each([
  ["español", "es"],
  ["alemán", "de"],
])("words of one's own go out in one language: %s", async (language, code) => {
  const { sent, stored } = await opened(MORNING);
  press("Otra cosa");
  expect(document.activeElement).toBe(screen.getAllByRole("textbox")[0]);
  const blank = "  ";
  write(`El aviso en ${language}`, blank);
  press("Publicar el aviso de hoy");
  expect(screen.getByRole("alert").textContent).toMatch(/^Escribid el aviso/);
  expect(document.activeElement).toBe(screen.getAllByRole("textbox")[0]);
  expect(sent).toEqual([]);
  write(`El aviso en ${language}`, "¡Boda a bordo!  ");
  expect(screen.queryByRole("alert")).toBeNull();
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(title()).toBe("Hoy hay un aviso"));
  const { text } = stored(sent[0]?.files[0] ?? "") as { text: object };
  expect(text).toEqual({ [code]: "¡Boda a bordo!" });
  expect(screen.getByText("¡Boda a bordo!").lang).toBe(code);
});

test("words of one's own stay when one leaves the start page, until they are published or dropped", async () => {
  const { desk, unmount } = await opened(MORNING);
  press("Otra cosa");
  write("El aviso en español", "Hoy celebramos una boda.");
  unmount();
  const again = await act(() => renderWithDesk(<TodayCard />, { store: desk.store, site }));
  const words = () =>
    screen.getByRole<HTMLInputElement>("textbox", { name: "El aviso en español" });
  expect(words().value).toBe("Hoy celebramos una boda.");
  press("Dejarlo");
  press("Otra cosa");
  expect(words().value).toBe("");
  for (const language of ["español", "inglés", "alemán"])
    write(`El aviso en ${language}`, "Boda, wedding, Hochzeit.");
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(title()).toBe("Hoy hay un aviso"));
  again.unmount();
  await act(() => renderWithDesk(<TodayCard />, { store: desk.store, site }));
  expect(title()).toBe("Hoy hay un aviso");
});

test("who signs in next in this tab does not find the words of the person before", async () => {
  const { desk, unmount } = await opened(MORNING);
  press("Otra cosa");
  write("El aviso en español", "Hoy celebramos una boda.");
  unmount();
  await act(() => renderWithDesk(<TodayCard />, { store: desk.store, site, login: "pau" }));
  press("Otra cosa");
  expect(screen.getByRole("textbox", { name: "El aviso en español" })).toHaveProperty("value", "");
});

test("a press after midnight publishes nothing about the day that is over", async () => {
  const { sent } = await opened("2027-02-03T23:59:50+01:00");
  press(/^Hoy/);
  press("Viento");
  // The clock looks once a minute.
  jest.setSystemTime(new Date("2027-02-04T00:00:10+01:00"));
  press("Publicar el aviso de hoy");
  expect(screen.getByRole("alert").textContent).toMatch(/^Ya es jueves 4 de febrero/);
  expect(pressed()).toEqual(["Hoy jue 4", "Viento"]);
  expect(sent).toEqual([]);
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(sent).toHaveLength(1));
});

/** Tells what the page beside is asked to show. */
const Asked = () => {
  const preview = usePreview();
  if (!preview) return null;
  const { content, day, caption } = preview;
  const notices = listedIn(content, "Notice").filter(({ from }) => String(from) >= TODAY);
  const phone = listedIn(content, "Company").map((company) => company.phone);
  const told = { day, phone, notices: notices.map(({ from, text }) => ({ from, text })) };
  return (
    <>
      <output data-testid="caption">{caption}</output>
      <output data-testid="asked">{JSON.stringify(told)}</output>
    </>
  );
};

test("the page beside is asked for the day of the notice, with nothing else that waits, until it is dropped", async () => {
  await opened(MORNING, { part: <Asked /> });
  const asked = () =>
    JSON.parse(screen.getByTestId("asked").textContent ?? "") as Record<string, unknown>;
  expect(screen.queryByTestId("asked")).toBeNull();
  press(/^Mañana/);
  press("Mar");
  expect(screen.getByTestId("caption").textContent).toBe(
    "Así se verá mañana, jueves 4 de febrero, arriba de todas las páginas.",
  );
  expect(asked()).toEqual({
    day: TOMORROW,
    phone: [expect.not.stringContaining("971 000 000")],
    notices: expect.arrayContaining([{ from: TOMORROW, text: noTrips.sea.today }]),
  });
  press("Otra cosa");
  write("El aviso en inglés", "We have a wedding.");
  expect(asked().notices).toContainEqual({
    from: TOMORROW,
    text: { en: "We have a wedding." },
  });
  press("Dejarlo");
  expect(screen.queryByTestId("asked")).toBeNull();
});

test("what could not be published stays, says so, and is published by another press", async () => {
  let isDown = true;
  const memory = memoryStore(await companySnapshot);
  const { unfinished } = await opened(MORNING, {
    ...memory,
    commit: (...given) =>
      isDown ? Promise.reject(new StoreError("forbidden", "403")) : memory.commit(...given),
  });
  press("Viento");
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(state()).toBe("todavía sin publicar"));
  expect(unfinished()).toHaveLength(3);
  isDown = false;
  press("Publicar el aviso");
  await waitFor(() => expect(state()).toBe("visible en la web"));
  expect(unfinished()).toEqual(OTHERS);
});

test("what others have published since does not count as the notice's own time", async () => {
  const versions = [{ revision: "an-older-one", author: "Ana" }];
  const { told, store, desk } = await opened(MORNING, { history: () => Promise.resolve(versions) });
  told.publication = SINCE;
  await changeElsewhere(store, "notices/wind.json", ["from"], "2027-01-01");
  await act(desk.refresh);
  await waitFor(() => expect(state()).toBe("visible en la web"));
});

describe("where another change was published after the notice", () => {
  const FAILED: Publication = { status: "failed", at: "2027-02-03T08:10:00", detail: "" };
  /** Publishes the notice, and then the telephone number. */
  const openedWithBoth = async () => {
    const world = await opened(MORNING);
    world.told.publication = { status: "building" };
    press("Viento");
    await sendBy("Publicar el aviso de hoy");
    await waitFor(() => expect(state()).toBe("visible en unos minutos"));
    const { desk } = world;
    const publishPhone = () =>
      desk.publish(
        () => "x",
        ({ edits }) => new Map([...edits].filter(([file]) => file === OTHER[0])),
      );
    const end = async (publication: Publication, ...published: string[]) => {
      Object.assign(world.told, { publication });
      world.told.published.push(...published);
      await act(desk.refresh);
    };
    const revision = () => desk.state().work.snapshot.revision;
    return { ...world, publishPhone, end, revision };
  };

  test("and failed like the notice, nobody sees the notice", async () => {
    const { publishPhone, end } = await openedWithBoth();
    await act(publishPhone);
    await waitFor(() => expect(state()).toBe("visible en unos minutos"));
    await end(FAILED);
    await waitFor(() => expect(state()).toBe("no ha llegado a la web"));
  });

  test("and alone failed, the notice is seen", async () => {
    const { publishPhone, end, revision } = await openedWithBoth();
    await end(SINCE, revision());
    await act(publishPhone);
    await waitFor(() => expect(state()).toBe("visible en la web"));
    await end(FAILED);
    await waitFor(() => expect(state()).toBe("visible en la web"));
  });

  test("a notice whose removal has failed is still told, until it is gone from the site", async () => {
    const { end, revision, told } = await openedWithBoth();
    await end(SINCE, revision());
    told.publication = { status: "building" };
    press("Quitarlo: sí salimos");
    await sendBy("Quitarlo de la web");
    await waitFor(() => expect(state()).toBe("se quita en unos minutos"));
    expect(title()).toBe("Hoy no salís");
    await end(FAILED);
    await waitFor(() => expect(state()).toBe("lo habéis quitado, pero la web todavía lo dice"));
    expect(screen.queryByRole("button", { name: "Quitarlo: sí salimos" })).toBeNull();
    await end(SINCE, revision());
    await waitFor(() => expect(title()).toBe("¿Salís hoy?"));
  });
});

test("at home it is saved, in English if the desk is", async () => {
  await opened(MORNING, { isHome: true, languages: ["en"] });
  press("Storm");
  expect(screen.getByText("Your other 2 changes wait: this is saved alone.")).toBeTruthy();
  fireEvent.click(button("Save the notice"));
  await waitFor(() => expect(state()).toBe("saved here"));
  expect(title()).toBe("You’re not going out today");
});
