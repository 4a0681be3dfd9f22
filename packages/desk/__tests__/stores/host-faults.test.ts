import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { openDesk, type Desk } from "../../state/desk";
import { valueAt } from "../../core/paths";
import { change, dataOf, isUnconfirmed, type Work } from "../../core/work";
import { knownFiles } from "../../stores/known-files";
import { StoreError } from "../../stores/store";
import type { Path } from "../../../typed-content/schema";
import { publicationStates } from "../../publishing/states";
import { PUBLICATION_CHECK } from "../../stores/github-branch";
import { SERVED } from "../../stores/served";
import { withCopy } from "../../core/names";
import { isTakenIn } from "../../pictures/replace";
import type { CheckRun } from "../../../../__tests__/e2e/desk/git-host";
import { present } from "../../../../__tests__/setup/present";
import { ROOT } from "../../../../examples/guest-house/__tests__/house-content";
import { es } from "../test-site";
import { changeAt, memoryEdits, onlyPen } from "../with-desk";
import { askYesterday, failWith, FAULTS, inTime, type Fault } from "./faults";
import { gitHost, NO_CONTENT } from "./host";
import "./folder";
import { freeName } from "../../../typed-content/files/file-names";

const numRuns = Number(process.env.FUZZ_RUNS ?? 8);
const seeds = (process.env.FUZZ_SEEDS ?? "1,2,3").split(",").map(Number);

const ROOM = "rooms/garden.json";
const HOUSE = "house.json";
const texts = Object.fromEntries(
  [ROOM, HOUSE].map((file) => [`content/${file}`, readFileSync(join(ROOT, file), "utf8")]),
);

type Room = { id: string; picture: { file: string }; description: { es: string } };

/** A copied room with its own price by week, text and picture; all rooms have one name, as all pictures. */
const withRoom = (before: Work, token: number): Work => {
  const isTaken = isTakenIn(before);
  const file = `media/${freeName("patio", (name) => isTaken(`media/${name}.jpg`))}.jpg`;
  const bytes = new TextEncoder().encode(`Foto ${token}`);
  const facts = { width: 1600, height: 1200, isDamaged: false, sha256: String(token) };
  const picture = { file, ...facts, format: "jpeg", bytes: bytes.length };
  const { work, file: room } = withCopy(change(before, file, [], { picture, bytes }, 0), ROOM, 0);
  const { id } = dataOf(work, room) as Room;
  const { weeks } = dataOf(work, HOUSE) as { weeks: { room: string }[] };
  const place = weeks.findIndex((each) => each.room === id);
  const priced = change(work, HOUSE, ["weeks", place, "price"], token, 0);
  const shown = change(priced, room, ["picture", "file"], `/${file}`, 0);
  return change(shown, room, ["description", "es"], `Texto ${token}`, 0);
};

type Field = [file: string, path: Path];

/** The fields of each of two people: what both change is asked about elsewhere. */
const FIELDS: Field[][] = [
  [
    [ROOM, ["name", "es"]],
    [ROOM, ["description", "en"]],
    [HOUSE, ["weeks", 0, "price"]],
  ],
  [
    [ROOM, ["name", "de"]],
    [HOUSE, ["address", "city"]],
  ],
];

const LOGINS = ["mar", "pau"] as const;

/** What is read is answered by a server that does not know the newest commit yet. */
const YESTERDAY = "yesterday";

type Failing = Fault | typeof YESTERDAY;

const anyFault = fc.constantFrom<Failing>(...FAULTS, YESTERDAY);

/** What somebody does with a field, and what happens to the next requests of both. */
const anyAct = fc.record({
  act: fc.constantFrom(
    ...(["type", "type", "publish", "publish", "write on", "wait", "reload", "show"] as const),
    ...(["send again", "build", "add", "publish both"] as const),
  ),
  who: fc.nat(1),
  field: fc.nat(2),
  faults: fc.oneof(
    fc.constant<(Failing | null)[]>([]),
    fc.array(fc.option(anyFault, { freq: 2 }), { maxLength: 8, size: "max" }),
  ),
  /** To the first that moves the branch. */
  write: fc.option(fc.constantFrom(...FAULTS.filter(({ isDone }) => isDone)), { freq: 1 }),
  /** After that, or after the others, to all. */
  long: fc.option(anyFault, { freq: 1 }),
});

const anyActs = fc.array(anyAct, { minLength: 1, maxLength: 12, size: "max" });

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

type Going = Pick<Act, "faults" | "write" | "long">;

/** Nothing goes wrong. */
const well = (): Going => ({ faults: [], write: null, long: null });

/** A build that has failed. */
const RED: CheckRun = {
  ...{ name: PUBLICATION_CHECK, conclusion: "failure", html_url: "" },
  ...{ completed_at: "2026-06-20T10:04:00Z", output: { title: "", summary: "", text: "" } },
};

/** Milliseconds for which the host's servers disagree after a commit. */
const DISAGREEMENT = 100_000;

/** What the page hears, and what its tab keeps. */
const page = Object.assign(new EventTarget(), { hidden: false });
const kept = new Map<string, string>();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  // What a page has, and Node has not.
  Object.assign(globalThis, {
    document: page,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  const storage = { getItem: (key: string) => kept.get(key), setItem: kept.set.bind(kept) };
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: storage });
  // Takes no time, so that it is the same each time.
  jest.spyOn(crypto.subtle, "digest").mockImplementation((_, bytes) => {
    const hash = createHash("sha1").update(bytes as Uint8Array);
    return Promise.resolve(new Uint8Array(hash.digest()).buffer);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const known = knownFiles(NO_CONTENT);

const openWorld = () => {
  kept.clear();
  const { repository, respond, open, server, checkRuns } = gitHost(texts);
  server.time = () => new Response();
  let head = repository.commit("main");
  let movedAt = -Infinity;
  let { faults: waiting, write, long } = well();
  const faultOf = (input: unknown, init?: RequestInit) => {
    if (input === "/" || String(input).startsWith(SERVED)) return null;
    if (write && init?.method === "PATCH") {
      const fault = write;
      write = null;
      return fault;
    }
    return waiting.shift() ?? (write || waiting.length > 0 ? null : long);
  };
  globalThis.fetch = async (input, init) => {
    if (repository.commit("main") !== head) {
      head = repository.commit("main");
      movedAt = performance.now();
    }
    const fault = faultOf(input, init);
    const isOver = fault === YESTERDAY && performance.now() - movedAt > DISAGREEMENT;
    if (!fault || isOver) return respond(input, init);
    return fault === YESTERDAY
      ? askYesterday(repository, respond, input, init)
      : failWith(fault, respond, input, init);
  };
  const serve = () => {
    const commit = repository.commit("main");
    server.served = () => Response.json({ model: "1", commit, built: new Date().toISOString() });
    return commit;
  };
  let publicCommit = serve();
  const added: number[] = [];
  /** The last value of each field that was written. */
  const written = new Map<Field, unknown>();
  let count = 300;

  const text = (file: string, at = "main") => String(repository.text(at, `content/${file}`));
  const storedAt = (revision: string, [file, path]: Field) =>
    valueAt(JSON.parse(text(file, revision)), path);
  /** Whether a value of a field has ever been published. */
  const isPublic = (field: Field, value: unknown) =>
    repository.log("main", "content").some((sha) => storedAt(sha, field) === value);

  /** Of both. */
  const publishing: (() => Promise<void>)[] = [];
  const people = LOGINS.map((login, index) => {
    const fields = present(FIELDS[index], "fields");
    const edits = memoryEdits(login);
    let desk: Desk | undefined;
    let stop: () => void = () => undefined;
    /** The desk, which opens sooner or later. */
    const opened = async () => {
      while (!desk) {
        try {
          desk = await inTime(openDesk(open({ known, login }), edits, onlyPen));
          stop = desk.follow();
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          // The way is free sooner or later.
          ({ write, long } = well());
        }
      }
      return desk;
    };
    const type = (on: Desk, { field: choice }: Act) => {
      const field = present(fields[choice % fields.length], "field");
      count += 1;
      const value = field[1].includes("price") ? count : `Texto ${count}`;
      changeAt(on, field[0], field[1], value);
      written.set(field, value);
    };
    const add = ({ state, setWork }: Desk) => {
      count += 1;
      setWork(withRoom(state().work, count));
      added.push(count);
    };
    const own = () => [...written].filter(([field]) => fields.includes(field));
    /** What the line says, and that it is so. */
    const listen = ({ state }: Desk, unpublished: typeof written = new Map()) => {
      const { work, mine, theirs } = state();
      const given = { state: state(), words: es, isHome: false, pageWith: () => "" };
      const [{ text, help = "" }] = publicationStates(given);
      const isSaid = (words: string) => `${text} ${help}`.includes(words);
      if (isSaid(es.publishing.web.failed))
        for (const [field, value] of unpublished) expect(isPublic(field, value)).toBe(false);
      if (isSaid(es.status.offlineHelp)) expect(isUnconfirmed(work)).toBe(false);
      for (const each of [mine, theirs]) {
        if (!each) continue;
        expect(repository.isAncestor(each.revision, "main")).toBe(true);
        // Nothing of the one is told as the other's.
        const whose = present(FIELDS[each === mine ? 1 - index : index], "fields");
        for (const [file, path] of whose) {
          const edit = each.edits.get(file);
          expect(valueAt(edit?.data, path)).toBe(valueAt(edit?.base, path));
        }
        const isThere = repository.isAncestor(each.revision, publicCommit);
        if (each.publication?.status === "public") expect(isThere).toBe(true);
      }
    };
    /** @param meanwhile is done during the publication */
    const publish = async (meanwhile: (desk: Desk) => void = () => undefined) => {
      const now = await opened();
      const sent = new Map(own().filter(([[file]]) => now.state().work.edits.has(file)));
      const unpublished = new Map([...sent].filter(([field, value]) => !isPublic(field, value)));
      const ending = now.publish(() => "x");
      meanwhile(now);
      await inTime(ending);
      // What is said of it is so.
      if (now.state().outcome?.kind === "published")
        for (const [field, value] of sent)
          // What is written meanwhile may go with it, in place of what was there.
          expect(isPublic(field, value) || written.get(field) !== value).toBe(true);
      listen(now, unpublished);
    };

    publishing.push(() => publish());

    const acts = {
      type: async (each) => type(await opened(), each),
      add: async () => add(await opened()),
      publish: () => publish(),
      "publish both": () => Promise.all(publishing.map((each) => each())),
      "write on": (each) => publish((now) => type(now, each)),
      wait: async () => {
        await opened();
        await jest.advanceTimersByTimeAsync(45_000);
      },
      reload: async () => {
        stop();
        desk = undefined;
        await opened();
      },
      show: async () => inTime(present((await opened()).drafts, "drafts").show("x")),
      "send again": async () => inTime((await opened()).sendAgain("x")),
      /** Of the newest commit. */
      build: ({ field }) => {
        if (field > 0) publicCommit = serve();
        else checkRuns.push({ ...RED, head_sha: repository.commit("main") });
        return Promise.resolve();
      },
    } satisfies Record<Act["act"], (act: Act) => Promise<unknown>>;

    /** Nothing that was written is lost, nobody is asked about what nobody else has written, and what is said is so. */
    const look = async () => {
      const now = await opened();
      const { work } = now.state();
      expect([...work.conflicts]).toEqual([]);
      expect(work.snapshot.isSetBack).toBeUndefined();
      for (const [field, value] of own()) {
        const isHere = valueAt(dataOf(work, field[0]), field[1]) === value;
        expect([field, value, isHere || isPublic(field, value)]).toEqual([field, value, true]);
      }
      listen(now);
    };
    /** The network works again: all that was written is published, and seen. */
    const end = async () => {
      const now = await opened();
      // What has begun ends, and a pause that the host wants, too: at most two minutes, as it is said.
      await jest.advanceTimersByTimeAsync(125_000);
      page.dispatchEvent(new Event("online"));
      await jest.advanceTimersByTimeAsync(1000);
      expect(now.state()).toMatchObject({ isOnline: true, isPublishing: false });
      await inTime(now.publish(() => "x"));
      await jest.advanceTimersByTimeAsync(1000);
      expect(now.state().work.edits.size).toBe(0);
      for (const [field, value] of own()) expect(storedAt("main", field)).toBe(value);
      stop();
    };
    return { acts, look, end, opened };
  });

  return {
    act: async (each: Act) => {
      const person = present(people[each.who], "person");
      for (const { opened } of people) await opened();
      ({ write, long } = each);
      waiting = [...each.faults];
      await person.acts[each.act](each);
      for (const { look } of people) await look();
    },
    end: async () => {
      ({ faults: waiting, write, long } = well());
      for (const { end } of people) await end();
      // What both have added under one name is there twice, each with its own.
      const { weeks } = JSON.parse(text(HOUSE)) as { weeks: { room: string; price: number }[] };
      const all = repository.tree("main", "content").filter(({ path }) => /^rooms/.test(path));
      const rooms = all.map(({ path }) => JSON.parse(text(path)) as Room);
      expect(rooms).toHaveLength(1 + added.length);
      for (const token of added) {
        const room = rooms.find(({ description }) => description.es === `Texto ${token}`);
        const { id, picture } = present(room, "room");
        expect(text(picture.file.slice(1))).toBe(`Foto ${token}`);
        expect(weeks).toContainEqual({ room: id, price: token });
      }
    },
  };
};

test.each(seeds)(
  "whatever the host answers, or does not, two people lose nothing, and nothing is said that is not so (seed %d)",
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(anyActs, async (acts) => {
        const world = openWorld();
        for (const each of acts) await world.act(each);
        await world.end();
      }),
      { numRuns, seed },
    );
  },
  600_000,
);
