/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { StatusLine } from "../../../src/desk/publishing/status";
import { StoreError, type ContentStore, type Publication } from "../../../src/desk/stores/store";
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
  [{ status: "public", since: SINCE }, "En la web a las 12:04", [status.seeIt, common.undo], []],
  [{ status: "public" }, status.public, [status.seeIt, common.undo], []],
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
  act(() => mar.change(ROOM, ["price"], 99));
  await act(() => mar.publish(() => "x"));
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
    act(() => mar.change(ROOM, ["price"], 99));
    await act(() => mar.publish(() => "x"));
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
      says: `En la web a las 12:04 ${WHAT}`,
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
describe("what has no answer", () => {
  const lost: Partial<ContentStore> = {
    commit: (_, __, ___, listener) => {
      listener?.onSend?.("a mark");
      return Promise.reject(new StoreError("unreachable", "lost"));
    },
    isMade: () => Promise.reject(new StoreError("unreachable", "lost")),
    publication: () => Promise.reject(new StoreError("unreachable", "lost")),
  };

  test.each([
    [false, status.outage.unreachable],
    [true, status.homeOffline],
  ])(
    "is unknown, also without a connection, and whatever is typed (at home: %s)",
    async (isHome, why) => {
      const told = es.publishing[isHome ? "home" : "web"];
      const { store } = await world();
      const mar = await opened(store, { login: "mar", store: lost, isHome });
      act(() => mar.change(ROOM, ["price"], 99));
      await act(() => mar.publish(() => "x"));
      const unknown = {
        says: `${told.unconfirmed} ${why} ${told.unconfirmedHelp}`,
        acts: [common.tryAgain],
      };
      expect(read().line).toEqual(unknown);
      act(() => mar.change(ROOM, ["price"], 98));
      expect(read().line).toEqual(unknown);
    },
  );

  test("is unknown after the session has ended, too", async () => {
    const { store } = await world();
    const mar = await opened(store, { login: "mar", store: lost, ended: true });
    act(() => mar.change(ROOM, ["price"], 99));
    await act(() => mar.publish(() => "x"));
    expect(read().line).toEqual({
      says: `${signIn.ended} ${say.unconfirmed}`,
      acts: [signIn.again],
    });
  });
});
