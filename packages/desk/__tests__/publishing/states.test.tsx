import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { Desk } from "../../state/desk";
import { StatusLine } from "../../publishing/status";
import type { SessionState } from "../../sign-in/session";
import { StoreError, type ContentStore, type Publication } from "../../stores/store";
import { openConflicts } from "../../core/work";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore, renderWithDesk } from "../with-desk";

const { status, start, common, signIn } = es;
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

const told = () => read().list.map(({ says }) => says);

type Person = {
  login?: string;
  /** What it says of the attempt to sign in again. */
  ended?: SessionState["attempt"];
  isHome?: boolean;
  own?: Partial<ContentStore>;
};

const onSignIn = jest.fn();
beforeEach(() => onSignIn.mockClear());

const opened = async (shared: ContentStore, { ended, own, ...person }: Person = {}) => {
  const line = { onChanges: jest.fn(), ended: ended && { attempt: ended, onSignIn } };
  const { desk } = await renderWithDesk(
    <>
      <StatusLine {...line} />
      <StatusLine {...line} isWhole />
    </>,
    { login: "mar", store: { ...shared, ...own }, ...person },
  );
  return desk;
};

/** One store for two: what Mar publishes, Pau sees come. */
const world = async (stand?: Publication) => {
  const memory = memoryStore(await testSnapshot());
  const now = { stand };
  const store: ContentStore = {
    ...memory,
    publication: () => Promise.resolve(now.stand),
    authors: () => Promise.resolve([{ login: "mar", name: "Mar" }]),
    sendAgain: () => Promise.resolve(),
  };
  return { memory, now, store };
};

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole("button", { name })[0] as Element));

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

const { sendAgain, seeIt, whatHappened } = status;
const { undo, tryAgain } = common;
const notArrived = `${status.notArrived} ${status.buildHelp}`;
const late = `${status.late("a las 12:04")} ${status.lateHelp}`;
const address = "https://example.com";

/** What is said of a publication: to whoever made it, and, behind their name and what it is, to others. */
const STANDS: [Publication, says: string, forMine: string[], forOthers?: string[]][] = [
  [{ status: "building", since: SINCE }, status.building("las 12:04"), []],
  [{ status: "late", since: SINCE }, late, [sendAgain], [sendAgain]],
  [{ status: "sent", since: SINCE }, status.sent("a las 12:04"), [seeIt]],
  [{ status: "public", since: SINCE }, status.public("las 12:04"), [seeIt]],
  [{ status: "public" }, status.public(), [seeIt]],
  [FAILED, notArrived, [sendAgain], [sendAgain]],
  [{ ...FAILED, address }, notArrived, [sendAgain, whatHappened], [sendAgain, whatHappened]],
  [{ ...FAILED, isContent: true }, `${status.notArrived} ${status.contentHelp}`, []],
];

test.each(STANDS)("of a publication that is %j", async (stand, what, forMine, forOthers = []) => {
  const { store, now } = await world();
  const pau = await opened(store, { login: "pau" });
  now.stand = stand;
  const mar = await opened(store);
  await publishPrice(mar);
  await act(mar.refresh);
  await act(pau.refresh);
  const [pauLine, pauList, marLine, marList] = [...[read().line, ...read().list]];
  // Beside what went wrong there is room for one.
  const isWrong = stand.status === "failed" || stand.status === "late";
  const inLine = (acts: string[]) => acts.slice(0, isWrong ? 1 : 2);
  const [mine, others] = [
    [...forMine, undo],
    [status.see, ...forOthers],
  ];
  expect(marLine).toEqual({ says: what, acts: inLine(mine) });
  expect(marList).toEqual({ says: `${what} ${WHAT}`, acts: mine });
  for (const link of screen.queryAllByRole("link", { name: seeIt }))
    expect(link.getAttribute("href")).toBe("https://house.example/#garden");
  const fromMar = status.from("Mar", `${WHAT} ${what}`);
  expect(pauList).toEqual({ says: fromMar, acts: others });
  expect(pauLine).toEqual({ says: fromMar, acts: inLine(others) });
  // Who comes later, or has closed the tab, is told what became of the newest content.
  cleanup();
  sessionStorage.clear();
  const later = await opened(store);
  await act(later.refresh);
  expect(read().line?.says).toBe(what);
});

test("Enviarlo otra vez sends the same, and nothing that is typed; that it cannot is told, and the button is there again", async () => {
  const { store } = await world(FAILED);
  const send = jest.fn().mockRejectedValueOnce(new StoreError("forbidden", "403"));
  const mar = await opened(store, { own: { sendAgain: send.mockResolvedValue(undefined) } });
  await act(mar.refresh);
  expect(screen.getByText(FAILED.detail).closest("details")).toBeTruthy();
  await press(sendAgain);
  const says = `${say.failed} ${es.problems.forbidden}`;
  expect(read().line).toEqual({ says, acts: [tryAgain] });
  await press(tryAgain);
  act(() => mar.change(ROOM, ["price"], 99));
  await press(sendAgain);
  expect(send).toHaveBeenCalledTimes(2);
  expect(mar.state().work.edits.size).toBe(1);
});

describe("with what somebody else has published after ours", () => {
  /** Mar publishes a price, and then Pau a name. */
  const both = async () => {
    const { store, memory, now } = await world({ status: "building", since: SINCE });
    const stands: Partial<Record<string, Publication>> = {};
    let by = "mar";
    const own: Partial<ContentStore> = {
      authors: () => Promise.resolve([{ login: by, name: by === "mar" ? "Mar" : "Pau" }]),
      publication: (revision = "") => Promise.resolve(stands[revision] ?? now.stand),
      isMade: () => Promise.resolve(true),
    };
    const mar = await opened(store, { own });
    await publishPrice(mar);
    const { revision } = mar.state().work.snapshot;
    by = "pau";
    await changeElsewhere(memory, ROOM, ["name", "de"], "Garten");
    await act(mar.refresh);
    return { mar, stands, now, revision };
  };
  const theirs = (what: string) =>
    `Pau: Habitaciones › Habitación del jardín › Nombre, en alemán «Gartenzimmer» → «Garten» ${what}`;

  test("ours comes first until it is public, and then theirs; a reload ends neither", async () => {
    const { mar, stands, revision } = await both();
    const building = status.building("las 12:04");
    expect(read().line?.says).toBe(building);
    expect(told()).toEqual([`${building} ${WHAT}`, theirs(building)]);
    cleanup();
    const again = await opened(mar.store);
    expect(told()).toEqual([expect.stringContaining(WHAT), theirs(building)]);
    stands[revision] = { status: "public", since: SINCE };
    await act(again.refresh);
    expect(read().line?.says).toBe(theirs(building));
    const says = `${status.public("las 12:04")} ${WHAT}`;
    expect(read().list[1]).toEqual({ says, acts: [seeIt, undo] });
  });

  test("a failure of theirs is told as theirs", async () => {
    const { mar, now } = await both();
    now.stand = FAILED;
    await act(mar.refresh);
    expect(read().line).toEqual({ says: status.behind("Pau"), acts: [undo] });
    expect(told()[1]).toBe(theirs(notArrived));
  });
});

/** What is in the way of the next publication comes before all that is public. */
const refusing = (...problem: ConstructorParameters<typeof StoreError>): Partial<ContentStore> => ({
  commit: () => Promise.reject(new StoreError(...problem)),
});
const fault = () => Promise.reject(new TypeError("x is undefined"));
const unreachable = () => Promise.reject(new StoreError("unreachable", "lost"));
const lost: Partial<ContentStore> = {
  commit: (_, __, ___, listener) => {
    listener?.onSend?.("a mark");
    return unreachable();
  },
  isMade: unreachable,
  publication: unreachable,
};
const answering = (problem: "silent" | "foreign"): Partial<ContentStore> => ({
  publication: () => Promise.reject(new StoreError(problem, "<html>")),
});

const { home } = es.publishing;
const { outage, stillHere, offlineHelp } = status;
const { failed, unconfirmed, unconfirmedHelp } = say;
const refused = (why: string) => `${failed} ${why} ${stillHere(1)}`;
const ruledOut = refusing("ruled-out", "GH013");
const busy = refusing("busy", "", { minutes: 3 });
const signOn = refusing("single-sign-on", "", { address });
const atHome = `${home.unconfirmed} ${status.homeOffline} ${home.unconfirmedHelp}`;

const BLOCKED = { outcome: "blocked", detail: "" } as const;
const WHY = signIn.failed.blocked;

/** What is told once something was typed and published, with the act that the line has, by default another try. */
const OBSTACLES: [what: string, who: Person, says: string, act?: string][] = [
  ["is refused", { own: ruledOut }, refused(es.problems["ruled-out"])],
  ["has to wait", { own: busy }, refused(es.advice.wait(3))],
  [
    "is to be confirmed",
    { own: signOn },
    refused(es.problems["single-sign-on"]),
    es.advice.identify,
  ],
  ["is broken by the desk itself", { own: { commit: fault } }, refused(es.problems.broken)],
  ["has no answer", { own: lost }, `${unconfirmed} ${outage.unreachable} ${unconfirmedHelp}`],
  ["has no answer at home", { own: lost, isHome: true }, atHome],
  ["ends, and no window opens", { ended: BLOCKED }, `${signIn.ended} ${WHY}`, signIn.again],
  ["ends", { own: lost, ended: "waiting" }, `${signIn.ended} ${unconfirmed}`, signIn.again],
  ["is silent", { own: answering("silent") }, `${outage.silent} ${offlineHelp}`],
  ["is foreign", { own: answering("foreign") }, `${outage.foreign} ${offlineHelp}`],
];

test.each(OBSTACLES)("what %s is told", async (_, who, says, way = tryAgain) => {
  const { store } = await world();
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const mar = await opened(store, who);
  await publishPrice(mar);
  expect(logged).toHaveBeenCalledTimes(who.own?.commit === fault ? 1 : 0);
  logged.mockRestore();
  await act(mar.refresh);
  expect(read().line).toEqual({ says, acts: [way] });
  expect(mar.state().isPublishing).toBe(false);
  if (way === signIn.again) await press(way);
  expect(onSignIn).toHaveBeenCalledTimes(way === signIn.again ? 1 : 0);
});

test("a publication with errors leads to the list, and loses nothing", async () => {
  const { store } = await world();
  const mar = await opened(store);
  act(() => mar.change(ROOM, ["name", "de"], undefined));
  await act(() => mar.publish(() => "x"));
  const says = refused(status.toCorrect(1, "Habitaciones"));
  expect(read().line).toEqual({ says, acts: [start.seeThem(1)] });
  expect(mar.state().work.edits.size).toBe(1);
});

test("at home a build that nobody's save began is not told as a save, and a save is", async () => {
  const { store, now } = await world();
  const mar = await opened(store, { login: "", isHome: true, own: { authors: undefined } });
  const says = async (stand: Publication) => {
    now.stand = stand;
    await act(mar.refresh);
    return read().line?.says;
  };
  expect(await says({ status: "building" })).toBe(status.homePreparing);
  await publishPrice(mar);
  expect(await says({ status: "building" })).toBe(status.homeBuilding);
  expect(await says(FAILED)).toBe(status.homeFailed);
  expect(await says({ status: "public" })).toBe(status.saved("a las 12:30"));
  const [seen] = screen.getAllByRole("link", { name: seeIt });
  expect(seen?.getAttribute("href")).toBe("/#garden");
});

test("what came with a conflict is told as its author's, and nothing of it is ours to undo", async () => {
  const { store, memory } = await world();
  const authors = () => Promise.resolve([{ login: "pau", name: "Pau" }]);
  const mar = await opened(store, { own: { authors } });
  act(() => mar.change(ROOM, ["price"], 99));
  await changeElsewhere(memory, ROOM, ["price"], 98);
  await act(() => mar.publish(() => "x"));
  const [open] = openConflicts(mar.state().work);
  if (open) act(() => mar.decide(open.file, open.conflict, "theirs"));
  expect(read().line?.says).toMatch(/^Pau: .* → 98/);
  expect(screen.queryByRole("button", { name: undo })).toBeNull();
});

test("a translation that somebody has changed meanwhile leaves no mark of it as a change to publish", async () => {
  const { store, memory } = await world();
  const mar = await opened(store);
  act(() => mar.change(ROOM, ["name", "es"], "Patio"));
  await changeElsewhere(memory, ROOM, ["name", "de"], "Hof");
  await act(() => mar.publish(() => "x"));
  expect([...mar.state().work.edits.keys()]).toEqual([]);
});

test("without a name it is somebody's; what is no content is not told; what is ours elsewhere is ours", async () => {
  const { store, memory } = await world({ status: "public" });
  const authors = jest.fn(async () => [{ login: "mar", name: "Mar" }]);
  let revision: string | undefined;
  const load = async () => ({ ...(await memory.load()), ...(revision && { revision }) });
  const mar = await opened(store, { own: { load, authors } });
  await changeElsewhere(memory, ROOM, ["price"], 99);
  await act(mar.refresh);
  const ours = read().line;
  expect(ours?.acts).toEqual([seeIt, undo]);
  revision = "code";
  await act(mar.refresh);
  expect(read().line).toEqual(ours);
  revision = undefined;
  authors.mockRejectedValueOnce(new StoreError("forbidden", ""));
  await changeElsewhere(memory, ROOM, ["price"], 98);
  await act(mar.refresh);
  expect(told().join()).toContain(`${status.somebody}: `);
});
