/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Notices } from "../../../src/desk/window/notices";
import { PublishButton } from "../../../src/desk/publishing/publish-button";
import { StatusLine } from "../../../src/desk/publishing/status";
import { StoreError, type ContentStore, type Publication } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { dataOf, openConflicts } from "../../../src/desk/core/work";
import { storedIn } from "../../../src/desk/core/snapshot";
import { changeElsewhere, memoryStore, renderWithDesk } from "../with-desk";
import { button, linkTo } from "./show-screen";

const { advice, common, notices, problems, signIn, state: words } = es;

const onRefused = jest.fn();
const onSignIn = jest.fn();
const onChanges = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

/** The price of a room before it is changed. */
const BEFORE = 85;

const opened = async (own: Partial<ContentStore> = {}, isHome = false, isWhole = true) => {
  const store = { ...memoryStore(await testSnapshot()), ...own };
  const { desk } = await renderWithDesk(
    <>
      <StatusLine onChanges={onChanges} isWhole={isWhole} />
      <PublishButton onRefused={onRefused} />
      <Notices onChanges={onChanges} />
    </>,
    { store, isHome },
  );
  return desk;
};

const edited = async (own?: Partial<ContentStore>, isHome = false) => {
  const desk = await opened(own, isHome);
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  return desk;
};

const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const failing = (...problem: ConstructorParameters<typeof StoreError>) => ({
  commit: () => Promise.reject(new StoreError(...problem)),
});
const state = () => document.querySelector(".status")?.textContent ?? "";
const says = () => document.querySelector(".status__text")?.textContent;

/** Returns a promise that a test fulfils itself, as the end of a request. */
const pause = () => {
  let go: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (go = resolve));
  return { over, end: () => act(async () => go()) };
};

test("publish rests while there is nothing to publish, and while it runs", async () => {
  const { over, end } = pause();
  const { commit, load } = memoryStore(await testSnapshot());
  const messages: string[] = [];
  const desk = await edited({
    load,
    commit: async (changes, revision, message, listener) => {
      messages.push(message);
      listener?.onProgress?.({ done: 12, of: 40 });
      await over;
      return commit(changes, revision, message, listener);
    },
  });
  act(desk.undo);
  expect(button(es.publishing.web.publish).disabled).toBe(true);
  act(desk.redo);
  await press(es.publishing.web.publish);
  expect(button(es.publishing.web.publishing).getAttribute("aria-disabled")).toBe("true");
  await press(es.publishing.web.publishing);
  expect(messages).toEqual(["Precio por noche de Habitación del jardín"]);
  expect(screen.getByText(notices.uploading(12, 40))).toBeTruthy();
  await end();
  expect(screen.queryByText(notices.uploading(12, 40))).toBeNull();
  expect(desk.state().outcome).toEqual({ kind: "published" });
});

test("a publication with errors tells what to do, and loses nothing", async () => {
  const desk = await opened({}, false, false);
  act(() => desk.change("rooms/garden.json", ["name", "de"], undefined));
  await press(es.publishing.web.publish);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(state()).toBe(
    [
      es.publishing.web.failed,
      notices.toCorrect(1, String(es.site.sections.rooms?.title)),
      notices.stillHere(1),
    ].join(" ") + notices.seeThem(1),
  );
  fireEvent.click(button(notices.seeThem(1)));
  expect(onChanges).toHaveBeenCalledTimes(1);
  expect(desk.state().work.edits.size).toBe(1);
});

test("a publication that the store refuses tells what to do, the store's own words apart, and can be retried", async () => {
  const desk = await edited(failing("ruled-out", "GH013: rule violations"));
  await press(es.publishing.web.publish);
  expect(says()).toContain(`${es.publishing.web.failed} ${problems["ruled-out"]}`);
  const detail = screen.getByText("GH013: rule violations", { exact: false });
  expect(detail.closest("details")).toBeTruthy();
  const [again] = screen.getAllByRole("button", { name: common.tryAgain });
  await act(async () => fireEvent.click(again as HTMLElement));
  expect(says()).toContain(es.publishing.web.failed);
  expect(desk.state().work.edits.size).toBe(1);
});

test.each([
  ["ruled-out", es.publishing.web.failed],
  ["broken", es.publishing.web.unconfirmed],
] as const)("what was sent and then %s is told as it is", async (problem, title) => {
  await edited({
    commit: (_, __, ___, listener) => {
      listener?.onSend?.("a mark");
      return Promise.reject(new StoreError(problem, ""));
    },
  });
  await press(es.publishing.web.publish);
  expect(says()).toContain(`${title} ${problems[problem]}`);
});

test.each(["silent", "foreign"] as const)(
  "an answer that is %s is told, and a way on",
  async (how) => {
    let isWell = false;
    const memory = memoryStore(await testSnapshot());
    const desk = await edited({
      ...memory,
      publication: () =>
        isWell ? memory.publication() : Promise.reject(new StoreError(how, "<html>")),
    });
    await act(desk.refresh);
    expect(says()).toBe(`${notices.outage[how]} ${notices.offlineHelp}`);
    isWell = true;
    await press(common.tryAgain);
    expect(state()).not.toContain(notices.outage[how]);
    expect(desk.state().work.edits.size).toBe(1);
  },
);

test("that the site was set back to an earlier version is told, until it is read", async () => {
  const memory = memoryStore(await testSnapshot());
  const load = async () => ({ ...(await memory.load()), isSetBack: true as const });
  await opened({ ...memory, load });
  expect(screen.getByRole("alert").textContent).toContain(
    `${notices.setBack} ${notices.setBackHelp}`,
  );
  await press(notices.close);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a fault of the desk itself ends a publication, too", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const desk = await edited({ commit: () => Promise.reject(new TypeError("x is undefined")) });
  await press(es.publishing.web.publish);
  expect(says()).toContain(es.publishing.web.failed);
  expect(desk.state()).toMatchObject({ isPublishing: false, outcome: { problem: "broken" } });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("what the host advises is part of the notice", async () => {
  await edited(failing("busy", "429", { minutes: 3 }));
  await press(es.publishing.web.publish);
  expect(says()).toBe(`${es.publishing.web.failed} ${advice.wait(3)} ${notices.stillHere(1)}`);
});

test("that a session has ended is told, with the way back, and why that failed", async () => {
  const attempt = { outcome: "blocked", detail: "" } as const;
  await renderWithDesk(<StatusLine ended={{ attempt, onSignIn }} onChanges={onChanges} isWhole />);
  expect(says()).toBe(`${signIn.ended} ${signIn.failed.blocked}`);
  await press(signIn.again);
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

/** Opens a desk with an edit, whose session is over until somebody signs in. */
const withoutSession = async () => {
  let isIn = false;
  const memory = memoryStore(await testSnapshot());
  const committed = jest.fn(memory.commit);
  const ask = <Result,>(answer: () => Promise<Result>) =>
    isIn ? answer() : Promise.reject(new StoreError("signed-out", "401"));
  const desk = await edited({
    load: memory.load,
    commit: (...given) => ask(() => committed(...given)),
    publication: () => ask(memory.publication),
  });
  await press(es.publishing.web.publish);
  return {
    desk,
    committed,
    signInAgain: async () => {
      isIn = true;
      await act(desk.refresh);
    },
  };
};

test("what was to be published when the session was over is published after the sign-in, with one press in all", async () => {
  const { desk, committed, signInAgain } = await withoutSession();
  const publishing = document.querySelector<HTMLButtonElement>("button.publish");
  expect(publishing?.disabled).toBe(true);
  await signInAgain();
  expect(committed).toHaveBeenCalledTimes(1);
  expect(desk.state().work.edits.size).toBe(0);
  await act(desk.refresh);
  expect(committed).toHaveBeenCalledTimes(1);
});

test("what has become something else meanwhile is only offered", async () => {
  const { desk, committed, signInAgain } = await withoutSession();
  act(() => desk.change("rooms/garden.json", ["price"], 101));
  await signInAgain();
  expect(committed).not.toHaveBeenCalled();
  await press(es.publishing.web.publish);
  expect(committed).toHaveBeenCalledTimes(1);
});

test.each([
  [false, es.publishing.web.publish, notices.outage.unreachable, notices.offlineHelp],
  [true, es.publishing.home.publish, notices.homeOffline, notices.homeOfflineHelp],
])(
  "offline it is said that all stays, and publishing is possible again later (at home: %s)",
  async (isHome, label, text, help) => {
    let isThere = false;
    const memory = memoryStore(await testSnapshot());
    const ask = <Result,>(answer: () => Promise<Result>) =>
      isThere ? answer() : Promise.reject(new StoreError("unreachable", "offline"));
    const desk = await edited(
      {
        load: memory.load,
        commit: (...given) => ask(() => memory.commit(...given)),
        publication: () => ask(memory.publication),
      },
      isHome,
    );
    const publishing = () => document.querySelector<HTMLButtonElement>("button.publish");
    await press(label);
    expect(says()).toBe(`${text} ${help}`);
    expect(publishing()?.disabled).toBe(true);
    isThere = true;
    await act(desk.refresh);
    expect(says()).toContain(problems.unreachable);
    expect(publishing()?.disabled).toBe(false);
    await act(async () => publishing()?.click());
    expect(desk.state().outcome).toEqual({ kind: "published" });
  },
);

test.each([
  ["2026-03-10T12:04:00", "En la web a las 12:04"],
  ["2026-03-10T01:05:00", "En la web a la 1:05"],
  ["2026-03-08T12:04:00", "En la web desde el 8 de marzo"],
])("what is public since %s is told as people say it", async (since, told) => {
  jest.useFakeTimers({ now: new Date("2026-03-10T18:00:00"), doNotFake: ["queueMicrotask"] });
  const desk = await opened({ publication: () => Promise.resolve({ status: "public", since }) });
  await act(desk.refresh);
  expect(state()).toBe(told);
  jest.useRealTimers();
});

test.each(["https://example.com/runs/1", undefined])(
  "each failed build is told, with the address %s to read more",
  async (address) => {
    const at = "2026-03-10T12:04:00Z";
    const desk = await opened({
      publication: () => Promise.resolve({ status: "failed", at, detail: "house.json", address }),
    });
    await act(desk.refresh);
    expect(says()).toBe(`${words.failed} ${notices.buildFailed}`);
    if (address) expect(linkTo(notices.whatHappened)).toBe(address);
    expect(screen.getByText("house.json").closest("details")).toBeTruthy();
  },
);

test("at home the end of a build is not told as a save", async () => {
  const publication = () =>
    Promise.resolve({ status: "public", since: "2027-03-30T08:15:00Z" } as const);
  const desk = await opened({ publication }, true);
  await act(desk.refresh);
  expect(state()).toBe(words.home);
});

test("at home a build that nobody's save began is not told as a save", async () => {
  const publication = () => Promise.resolve({ status: "building" } as const);
  const desk = await opened({ publication }, true);
  await act(desk.refresh);
  expect(state()).toBe(words.homePreparing);
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  await act(() => desk.publish(() => "a price"));
  expect(state()).toBe(words.homeBuilding);
});

test.each([
  [false, es.publishing.web, "https://house.example/#garden"],
  [true, es.publishing.home, "/#garden"],
])(
  "what we have published is led to, and taken back as an edit that is offered (at home: %s)",
  async (isHome, say, page) => {
    let publication: Publication = { status: "building" };
    const memory = memoryStore(await testSnapshot());
    const desk = await edited({ ...memory, publication: async () => publication }, isHome);
    await press(say.publish);
    expect(says()).toBe(isHome ? words.homeBuilding : words.building);
    publication = { status: "public", since: new Date().toISOString() };
    await act(desk.refresh);
    expect(says()).toMatch(isHome ? /^Guardado a las? / : /^En la web a las? /);
    expect(linkTo(words.seeIt)).toBe(page);
    await press(common.undo);
    expect(says()).toBe(say.undone);
    expect(dataOf(desk.state().work, "rooms/garden.json")).toMatchObject({ price: BEFORE });
    await press(es.texts.history.doNotUndo);
    expect(desk.state().work.edits.size).toBe(0);
    await press(common.undo);
    await press(say.publishIt);
    expect(desk.state().work.edits.size).toBe(0);
    const stored = storedIn(await memory.load(), "rooms/garden.json");
    expect(stored).toMatchObject({ price: BEFORE });
  },
);

test("undoing keeps what somebody else has changed since", async () => {
  const memory = memoryStore(await testSnapshot());
  const desk = await edited(memory);
  await press(es.publishing.web.publish);
  await changeElsewhere(memory, "rooms/garden.json", ["name", "de"], "Gartenblick");
  await press(common.undo);
  await press(es.publishing.web.publishIt);
  expect(storedIn(await memory.load(), "rooms/garden.json")).toMatchObject({
    price: BEFORE,
    name: { de: "Gartenblick" },
  });
  expect(desk.state().outcome).toEqual({ kind: "published" });
});

test.each([
  ["by name", { authors: () => Promise.resolve([{ login: "pau", name: "Pau" }]) }, "Pau"],
  ["where nobody says whose it is", { authors: failing("forbidden", "").commit }, words.somebody],
])("what somebody else publishes is told %s, with a way to it", async (_, own, who) => {
  const memory = memoryStore(await testSnapshot());
  const desk = await opened({ ...memory, ...own });
  await changeElsewhere(memory, "rooms/garden.json", ["price"], 99);
  await act(desk.refresh);
  expect(says()).toMatch(new RegExp(`^${who}: .*${BEFORE}.* → 99`));
  expect(linkTo(words.see)).toBe("#/file/rooms/garden.json?field=price");
});

test("what came with a conflict is told as its author's, and nothing of it is ours to undo", async () => {
  const memory = memoryStore(await testSnapshot());
  const authors = () => Promise.resolve([{ login: "pau", name: "Pau" }]);
  const desk = await edited({ ...memory, authors });
  await changeElsewhere(memory, "rooms/garden.json", ["price"], 98);
  await press(es.publishing.web.publish);
  const [open] = openConflicts(desk.state().work);
  if (open) act(() => desk.decide(open.file, open.conflict, "theirs"));
  expect(says()).toMatch(/^Pau: .* → 98/);
  expect(screen.queryByRole("button", { name: common.undo })).toBeNull();
});

test("what we publish on another device is ours, and what is no content is not told", async () => {
  const memory = memoryStore(await testSnapshot());
  let snapshot = await memory.load();
  const store = {
    ...memory,
    load: () => Promise.resolve(snapshot),
    authors: async () => [{ login: "", name: "" }],
  };
  const desk = await opened(store);
  await changeElsewhere(memory, "rooms/garden.json", ["price"], 99);
  snapshot = await memory.load();
  await act(desk.refresh);
  expect(says()).toMatch(/^En la web/);
  expect(button(common.undo)).toBeTruthy();
  snapshot = { ...snapshot, revision: "code" };
  await act(desk.refresh);
  expect(button(common.undo)).toBeTruthy();
});

test("a reload does not end the line", async () => {
  const memory = memoryStore(await testSnapshot());
  await edited(memory);
  await press(es.publishing.web.publish);
  cleanup();
  const { refresh } = await opened(memory);
  await act(refresh);
  expect(button(common.undo)).toBeTruthy();
});
