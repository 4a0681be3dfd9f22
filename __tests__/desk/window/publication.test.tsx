/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Foot } from "../../../src/desk/window/foot";
import { Notices } from "../../../src/desk/window/notices";
import { PublicationState } from "../../../src/desk/publishing/publication-state";
import { PublishButton } from "../../../src/desk/publishing/publish-button";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { button, linkTo } from "./show-screen";

const { advice, common, notices, problems, signIn, state: words } = es;

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
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  return desk;
};

const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const alert = () => screen.getByRole("alert").textContent;
const failing = (...problem: ConstructorParameters<typeof StoreError>) => ({
  commit: () => Promise.reject(new StoreError(...problem)),
});
const state = () => document.querySelector(".bar__state")?.textContent;

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
  const desk = await opened();
  act(() => desk.change("rooms/garden.json", ["name", "de"], undefined));
  await press(es.publishing.web.publish);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(alert()).toBe(
    [
      es.publishing.web.failed,
      notices.toCorrect(1, String(es.site.sections.rooms?.title)),
      notices.stillHere(1),
    ].join(" ") + notices.seeThem(1),
  );
  fireEvent.click(button(notices.seeThem(1)));
  expect(onChanges).toHaveBeenCalledTimes(1);
  expect(desk.state().work.edits.size).toBe(1);
  fireEvent.click(button(notices.close));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a publication that the store refuses tells what to do, the store's own words apart, and can be retried", async () => {
  const desk = await edited(failing("ruled-out", "GH013: rule violations"));
  await press(es.publishing.web.publish);
  expect(alert()).toContain(`${es.publishing.web.failed} ${problems["ruled-out"]}`);
  const detail = screen.getByText("GH013: rule violations", { exact: false });
  expect(detail.closest("details")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: common.tryAgain })).toHaveLength(2);
  expect(state()).toBe(words.failed);
  expect(desk.state().work.edits.size).toBe(1);
});

test.each([
  ["ruled-out", es.publishing.web.failed, words.failed],
  ["broken", es.publishing.web.unconfirmed, words.unconfirmed],
] as const)("what was sent and then %s is told as it is", async (problem, title, inBar) => {
  await edited({
    commit: (_, __, ___, listener) => {
      listener?.onSend?.("a mark");
      return Promise.reject(new StoreError(problem, ""));
    },
  });
  await press(es.publishing.web.publish);
  expect(alert()).toContain(`${title} ${problems[problem]}`);
  expect(state()).toBe(inBar);
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
    const told = () => document.querySelector(".notice")?.textContent ?? "";
    expect(told()).toContain(`${notices.outage[how]} ${notices.offlineHelp}`);
    expect(state()).toBe(words.outage[how]);
    isWell = true;
    await press(common.tryAgain);
    expect(told()).not.toContain(notices.outage[how]);
    expect(desk.state().work.edits.size).toBe(1);
  },
);

test("that the site was set back to an earlier version is told, until it is read", async () => {
  const memory = memoryStore(await testSnapshot());
  const load = async () => ({ ...(await memory.load()), isSetBack: true as const });
  await opened({ ...memory, load });
  expect(alert()).toContain(`${notices.setBack} ${notices.setBackHelp}`);
  await press(notices.close);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a fault of the desk itself ends a publication, too", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const desk = await edited({ commit: () => Promise.reject(new TypeError("x is undefined")) });
  await press(es.publishing.web.publish);
  expect(alert()).toContain(es.publishing.web.failed);
  expect(desk.state()).toMatchObject({ isPublishing: false, outcome: { problem: "broken" } });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("what the host advises is part of the notice", async () => {
  await edited(failing("busy", "429", { minutes: 3 }));
  await press(es.publishing.web.publish);
  expect(alert()).toContain(
    `${es.publishing.web.failed} ${advice.wait(3)} ${notices.stillHere(1)}`,
  );
});

test("a session that has ended is told until somebody has signed in again", async () => {
  await edited(failing("signed-out", "401"));
  await press(es.publishing.web.publish);
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
  const attempt = { outcome: "blocked", detail: "" } as const;
  await renderWithDesk(<Notices ended={{ attempt, onSignIn }} onChanges={onChanges} />);
  expect(alert()).toContain(signIn.ended);
  expect(alert()).toContain(signIn.failed.blocked);
  await press(signIn.again);
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test.each([
  [false, es.publishing.web.publish, words.outage.unreachable, notices.offlineHelp],
  [true, es.publishing.home.publish, words.homeOffline, notices.homeOfflineHelp],
])(
  "offline it is said that all stays, and publishing is possible again later (at home: %s)",
  async (isHome, label, inBar, inRow) => {
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
    const row = () => document.querySelector(".notice")?.textContent ?? "";
    const publishing = () => document.querySelector<HTMLButtonElement>("button.publish");
    await press(label);
    expect([state(), row()]).toEqual([inBar, expect.stringContaining(inRow)]);
    expect(publishing()?.disabled).toBe(true);
    isThere = true;
    await act(desk.refresh);
    expect(state()).not.toBe(inBar);
    expect(row()).not.toContain(inRow);
    expect(row()).toContain(problems.unreachable);
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

test.each(["https://example.com/runs/1", undefined])(
  "each failed build is told, with the address %s to read more",
  async (address) => {
    let at = "2026-03-10T12:04:00Z";
    const desk = await opened({
      publication: () => Promise.resolve({ status: "failed", at, detail: "house.json", address }),
    });
    await act(desk.refresh);
    expect(state()).toBe(words.failed);
    if (address) expect(linkTo(notices.whatHappened)).toBe(address);
    await press(notices.close);
    await act(desk.refresh);
    expect(screen.queryByText("house.json")).toBeNull();
    // Another build fails in the same way.
    at = "2026-03-10T12:09:00Z";
    await act(desk.refresh);
    expect(screen.getByText("house.json")).toBeTruthy();
  },
);

test("at home the bar says since when all is saved, as long as nothing has changed", async () => {
  const since = "2027-03-30T08:15:00Z";
  const publication = () => Promise.resolve({ status: "public", since } as const);
  const desk = await opened({ publication }, true);
  await act(desk.refresh);
  expect(state()).toMatch(/^Guardado (a|el)/);
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  expect(state()).toBe(words.home);
});

test("at home a build that nobody's save began is not told as a save", async () => {
  const publication = () => Promise.resolve({ status: "building" } as const);
  const desk = await opened({ publication }, true);
  await act(desk.refresh);
  expect(state()).toBe(words.homePreparing);
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  await act(() => desk.publish("a price"));
  expect(state()).toBe(words.homeBuilding);
});

test("the foot of a narrow window tells when everything was saved on this computer, and nothing of that on the web", async () => {
  const publication = () =>
    Promise.resolve({ status: "public" as const, since: "2027-02-03T12:41:00" });
  const nothing = () => undefined;
  const foot = () => document.querySelector(".foot")?.textContent;
  for (const isHome of [true, false]) {
    const store = { ...memoryStore(await testSnapshot()), publication };
    const { desk } = await renderWithDesk(<Foot isForm onTurn={nothing} onChanges={nothing} />, {
      store,
      isHome,
    });
    await act(desk.refresh);
    if (isHome) expect(foot()).toMatch(/Guardado el 3 de febrero/);
    else expect(foot()).not.toContain("febrero");
    act(() => desk.change("rooms/garden.json", ["price"], 99));
    expect(foot()).not.toContain("febrero");
    cleanup();
  }
});
