/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { Desk } from "../../../src/desk/core/desk";
import { StatusLine } from "../../../src/desk/publishing/status";
import { StoreError, type ContentStore, type Publication } from "../../../src/desk/stores/store";
import { storedIn } from "../../../src/desk/core/snapshot";
import { openConflicts } from "../../../src/desk/core/work";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore, renderWithDesk } from "../with-desk";

const { status, common, signIn } = es;
const say = es.publishing.web;

const NOW = new Date("2027-03-10T12:30:00");
const SINCE = "2027-03-10T12:04:00";

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ["queueMicrotask"] });
});
afterEach(() => jest.useRealTimers());

const ROOM = "rooms/garden.json";

/** What the line, and the list with more room, say, each with its buttons and links. */
const read = () => {
  const [line, ...list] = [...document.querySelectorAll(".status")].map((each) => ({
    says: [...each.querySelectorAll(".status__text > span")]
      .map(({ textContent }) => textContent?.trim())
      .join(" ")
      .replaceAll("\u00A0", " "),
    acts: [...each.querySelectorAll(".link")].map(({ textContent }) => textContent),
  }));
  return { line, list };
};

type Person = {
  login: string;
  store?: Partial<ContentStore>;
  ended?: boolean;
  isHome?: boolean;
};

const opened = async (shared: ContentStore, { login, store, ended, isHome }: Person) => {
  const line = { onChanges: jest.fn(), ended: ended ? { onSignIn: jest.fn() } : undefined };
  const { desk } = await renderWithDesk(
    <>
      <StatusLine {...line} />
      <StatusLine {...line} isWhole />
    </>,
    { login, store: { ...shared, ...store }, isHome },
  );
  return desk;
};

/** One store for two: what Mar publishes, Pau sees come. */
const world = async () => {
  const memory = memoryStore(await testSnapshot());
  const told: { stand?: Publication } = {};
  const store: ContentStore = {
    ...memory,
    publication: () => Promise.resolve(told.stand),
    authors: () => Promise.resolve([{ login: "mar", name: "Mar" }]),
    sendAgain: jest.fn(() => Promise.resolve()),
  };
  return { memory, told, store };
};

const press = (name: string) =>
  act(async () => {
    const [first] = screen.getAllByRole("button", { name });
    if (first) fireEvent.click(first);
  });

const publishPrice = async ({ change, publish }: Desk) => {
  act(() => change(ROOM, ["price"], 99));
  await act(() => publish(() => "x"));
};

const WHAT = "Habitaciones › Habitación del jardín › Precio por noche 85 € → 99 €";
const FAILED = {
  status: "failed",
  at: SINCE,
  isContent: false,
  detail: "what the check says",
} as const;

type Row = [stand: Publication, told: string, forMine: string[], forOthers: string[]];

/** What is said of a publication: to whoever made it, and, behind their name and what it is, to others. */
const STANDS: Row[] = [
  [{ status: "building", since: SINCE }, status.building("las 12:04"), [common.undo], []],
  [
    { status: "late", since: SINCE },
    `${status.late("a las 12:04")} ${status.lateHelp}`,
    [status.sendAgain, common.undo],
    [status.sendAgain],
  ],
  [{ status: "sent", since: SINCE }, status.sent("a las 12:04"), [status.seeIt, common.undo], []],
  [{ status: "public", since: SINCE }, status.public("las 12:04"), [status.seeIt, common.undo], []],
  [{ status: "public" }, status.public(), [status.seeIt, common.undo], []],
  [
    FAILED,
    `${status.notArrived} ${status.buildHelp}`,
    [status.sendAgain, common.undo],
    [status.sendAgain],
  ],
  [
    { ...FAILED, address: "https://example.com/1" },
    `${status.notArrived} ${status.buildHelp}`,
    [status.sendAgain, status.whatHappened, common.undo],
    [status.sendAgain, status.whatHappened],
  ],
  [{ ...FAILED, isContent: true }, `${status.notArrived} ${status.contentHelp}`, [common.undo], []],
];

test.each(STANDS)("of a publication that is %j", async (stand, told, forMine, forOthers) => {
  const { store, told: now } = await world();
  const pau = await opened(store, { login: "pau" });
  const before = document.querySelectorAll(".status").length;
  expect(before).toBe(2);
  now.stand = stand;
  const mar = await opened(store, { login: "mar" });
  await publishPrice(mar);
  await act(mar.refresh);
  await act(pau.refresh);
  const [pauLine, pauList, marLine, marList] = [...[read().line, ...read().list]];
  // Beside what went wrong there is room for one.
  const isWrong = stand.status === "failed" || stand.status === "late";
  const inLine = (acts: string[]) => acts.slice(0, isWrong ? 1 : 2);
  expect(marLine).toEqual({ says: told, acts: inLine(forMine) });
  expect(marList).toEqual({ says: `${told} ${WHAT}`, acts: forMine });
  const fromMar = status.from("Mar", `${WHAT} ${told}`);
  expect(pauList).toEqual({ says: fromMar, acts: [status.see, ...forOthers] });
  expect(pauLine).toEqual({ says: fromMar, acts: inLine([status.see, ...forOthers]) });
  // Who comes later, or has closed the tab, is told what became of the newest content.
  cleanup();
  sessionStorage.clear();
  const later = await opened(store, { login: "mar" });
  await act(later.refresh);
  const { says } = read().line ?? {};
  expect(says).toBe(told);
});

test("Enviarlo otra vez sends the same, and nothing that is typed", async () => {
  const { store, told } = await world();
  told.stand = FAILED;
  const mar = await opened(store, { login: "mar" });
  await act(mar.refresh);
  expect(screen.getByText(FAILED.detail).closest("details")).toBeTruthy();
  act(() => mar.change(ROOM, ["price"], 99));
  await press(status.sendAgain);
  expect(store.sendAgain).toHaveBeenCalledTimes(1);
  expect(mar.state().work.edits.size).toBe(1);
});

test("what cannot be sent again is told, and the button is there again", async () => {
  const { store, told } = await world();
  told.stand = FAILED;
  const sendAgain = () => Promise.reject(new StoreError("forbidden", "403"));
  const mar = await opened(store, { login: "mar", store: { sendAgain } });
  await act(mar.refresh);
  await press(status.sendAgain);
  expect(read().line).toEqual({
    says: `${say.failed} ${es.problems.forbidden}`,
    acts: [common.tryAgain],
  });
  await press(common.tryAgain);
  expect(read().line?.acts).toEqual([status.sendAgain]);
});

describe("with what somebody else has published after ours", () => {
  /** Mar publishes a price, and then Pau a name. */
  const both = async () => {
    const { store, memory, told } = await world();
    const stands: Partial<Record<string, Publication>> = {};
    let author = { login: "mar", name: "Mar" };
    const mar = await opened(store, {
      login: "mar",
      store: {
        authors: () => Promise.resolve([author]),
        isMade: () => Promise.resolve(true),
        publication: (revision = mar.state().work.snapshot.revision) =>
          Promise.resolve(stands[revision] ?? told.stand),
      },
    });
    told.stand = { status: "building", since: SINCE };
    await publishPrice(mar);
    const own = mar.state().work.snapshot.revision;
    author = { login: "pau", name: "Pau" };
    await changeElsewhere(memory, ROOM, ["name", "de"], "Garten");
    await act(mar.refresh);
    return { mar, stands, told, own };
  };
  const theirs = (told: string) =>
    `Pau: Habitaciones › Habitación del jardín › Nombre, en alemán «Gartenzimmer» → «Garten» ${told}`;

  test("ours comes first until it is public, and then theirs", async () => {
    const { mar, stands, own } = await both();
    const building = status.building("las 12:04");
    expect(read().line?.says).toBe(building);
    expect(read().list.map(({ says }) => says)).toEqual([`${building} ${WHAT}`, theirs(building)]);
    stands[own] = { status: "public", since: SINCE };
    await act(mar.refresh);
    expect(read().line?.says).toBe(theirs(building));
    expect(read().list[1]).toEqual({
      says: `${status.public("las 12:04")} ${WHAT}`,
      acts: [status.seeIt, common.undo],
    });
  });

  test("a failure of theirs is told as theirs", async () => {
    const { mar, told } = await both();
    told.stand = FAILED;
    await act(mar.refresh);
    expect(read().line).toEqual({ says: status.behind("Pau"), acts: [common.undo] });
    expect(read().list[1]?.says).toBe(theirs(`${status.notArrived} ${status.buildHelp}`));
  });

  test("a reload ends neither", async () => {
    const { mar } = await both();
    const { store } = mar;
    cleanup();
    await opened(store, { login: "mar" });
    expect(read().list.map(({ says }) => says)).toEqual([
      expect.stringContaining(WHAT),
      theirs(status.building("las 12:04")),
    ]);
  });
});

/** What is in the way of the next publication comes before all that is public. */
const refusing = (...problem: ConstructorParameters<typeof StoreError>): Partial<ContentStore> => ({
  commit: () => Promise.reject(new StoreError(...problem)),
});
const lost: Partial<ContentStore> = {
  commit: (_, __, ___, listener) => {
    listener?.onSend?.("a mark");
    return Promise.reject(new StoreError("unreachable", "lost"));
  },
  isMade: () => Promise.reject(new StoreError("unreachable", "lost")),
  publication: () => Promise.reject(new StoreError("unreachable", "lost")),
};
const answering = (problem: "silent" | "foreign"): Partial<ContentStore> => ({
  publication: () => Promise.reject(new StoreError(problem, "<html>")),
});

const { home } = es.publishing;
const { outage, stillHere } = status;
const { failed, unconfirmed, unconfirmedHelp } = say;
const refused = (why: string) => `${failed} ${why} ${stillHere(1)}`;
const { "ruled-out": ruledOut, "single-sign-on": singleSignOn } = es.problems;
const address = "https://example.com";

/** What is told once something was typed and published, with the act that the line has, by default another try. */
const OBSTACLES: [what: string, who: Omit<Person, "login">, says: string, act?: string][] = [
  ["is refused", { store: refusing("ruled-out", "GH013") }, refused(ruledOut)],
  ["has to wait", { store: refusing("busy", "", { minutes: 3 }) }, refused(es.advice.wait(3))],
  [
    ...(["has to be confirmed", { store: refusing("single-sign-on", "", { address }) }] as const),
    ...([refused(singleSignOn), es.advice.identify] as const),
  ],
  ["has no answer", { store: lost }, `${unconfirmed} ${outage.unreachable} ${unconfirmedHelp}`],
  [
    ...(["has no answer at home", { store: lost, isHome: true }] as const),
    `${home.unconfirmed} ${status.homeOffline} ${home.unconfirmedHelp}`,
  ],
  ["ends", { store: lost, ended: true }, `${signIn.ended} ${unconfirmed}`, signIn.again],
  ["is silent", { store: answering("silent") }, `${outage.silent} ${status.offlineHelp}`],
  ["is foreign", { store: answering("foreign") }, `${outage.foreign} ${status.offlineHelp}`],
];

test.each(OBSTACLES)("what %s is told", async (_, who, says, way = common.tryAgain) => {
  const { store } = await world();
  const mar = await opened(store, { login: "mar", ...who });
  await publishPrice(mar);
  await act(mar.refresh);
  expect(read().line).toEqual({ says, acts: [way] });
});

test("a publication with errors leads to the list, and loses nothing", async () => {
  const { store } = await world();
  const mar = await opened(store, { login: "mar" });
  act(() => mar.change(ROOM, ["name", "de"], undefined));
  await act(() => mar.publish(() => "x"));
  expect(read().line).toEqual({
    says: `${failed} ${status.toCorrect(1, "Habitaciones")} ${stillHere(1)}`,
    acts: [status.seeThem(1)],
  });
  expect(mar.state().work.edits.size).toBe(1);
});

test("at home a build that nobody's save began is not told as a save, and a save is", async () => {
  const { store, told } = await world();
  const mar = await opened(store, { login: "", isHome: true, store: { authors: undefined } });
  const says = () => read().line?.says;
  for (const [stand, idle, saved] of [
    [{ status: "building" }, status.homePreparing, status.homeBuilding],
    [FAILED, status.homeFailed, status.homeFailed],
    [{ status: "public" }, status.home, status.saved("a las 12:30")],
  ] as const) {
    told.stand = stand;
    await act(mar.refresh);
    if (stand.status === "building") {
      expect(says()).toBe(idle);
      await publishPrice(mar);
    }
    expect(says()).toBe(saved);
  }
});

test("what is undone keeps what somebody else has changed since", async () => {
  const { store, memory } = await world();
  const mar = await opened(store, { login: "mar" });
  await publishPrice(mar);
  await changeElsewhere(memory, ROOM, ["name", "de"], "Gartenblick");
  await press(common.undo);
  expect(read().line?.says).toBe(say.undone);
  await press(say.publishIt);
  const stored = storedIn(await memory.load(), ROOM);
  expect(stored).toMatchObject({ price: 85, name: { de: "Gartenblick" } });
});

test("what came with a conflict is told as its author's, and nothing of it is ours to undo", async () => {
  const { store, memory } = await world();
  const authors = () => Promise.resolve([{ login: "pau", name: "Pau" }]);
  const mar = await opened(store, { login: "mar", store: { authors } });
  act(() => mar.change(ROOM, ["price"], 99));
  await changeElsewhere(memory, ROOM, ["price"], 98);
  await act(() => mar.publish(() => "x"));
  const [open] = openConflicts(mar.state().work);
  if (open) act(() => mar.decide(open.file, open.conflict, "theirs"));
  expect(read().line?.says).toMatch(/^Pau: .* → 98/);
  expect(screen.queryByRole("button", { name: common.undo })).toBeNull();
});

test("without a name it is somebody's; what is no content is not told; what is ours elsewhere is ours", async () => {
  const { store, memory, told } = await world();
  told.stand = { status: "public" };
  let snapshot = await memory.load();
  const load = () => Promise.resolve(snapshot);
  const authors = jest.fn(async () => [{ login: "mar", name: "Mar" }]);
  const mar = await opened(store, { login: "mar", store: { load, authors } });
  await changeElsewhere(memory, ROOM, ["price"], 99);
  snapshot = await memory.load();
  await act(mar.refresh);
  const ours = read().line;
  expect(ours?.acts).toEqual([status.seeIt, common.undo]);
  snapshot = { ...snapshot, revision: "code" };
  await act(mar.refresh);
  expect(read().line).toEqual(ours);
  authors.mockRejectedValueOnce(new StoreError("forbidden", ""));
  await changeElsewhere(memory, ROOM, ["price"], 98);
  snapshot = await memory.load();
  await act(mar.refresh);
  expect(
    read()
      .list.map(({ says }) => says)
      .join(),
  ).toContain(`${status.somebody}: `);
});
