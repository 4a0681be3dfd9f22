import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { openDesk, type Desk } from "../../../src/desk/core/desk";
import { valueAt } from "../../../src/desk/core/paths";
import { dataOf, isUnconfirmed } from "../../../src/desk/core/work";
import { knownFiles } from "../../../src/desk/stores/known-files";
import { StoreError } from "../../../src/desk/stores/store";
import type { Path } from "../../../src/typed-content/schema";
import { publicationStates } from "../../../src/desk/publishing/states";
import { PUBLICATION_CHECK } from "../../../src/desk/stores/github-branch";
import { SERVED } from "../../../src/desk/stores/served";
import { YESTERDAY, type CheckRun } from "../../e2e/desk/git-host";
import { present } from "../../setup/present";
import { ROOT } from "../../guest-house/house-content";
import { es } from "../test-site";
import { changeAt, memoryEdits, onlyPen } from "../with-desk";
import { FAILURES, failWith, type Failure } from "./failing-network";
import { gitHost, NO_CONTENT } from "./host";
import "./folder";

const numRuns = Number(process.env.FUZZ_RUNS ?? 8);
const seeds = (process.env.FUZZ_SEEDS ?? "1,2,3").split(",").map(Number);

const ROOM = "rooms/garden.json";
const HOUSE = "house.json";
const texts = Object.fromEntries(
  [ROOM, HOUSE].map((file) => [`content/${file}`, readFileSync(join(ROOT, file), "utf8")]),
);

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
    [HOUSE, ["weeks", 1, "price"]],
  ],
];

const LOGINS = ["mar", "pau"] as const;

const old: Failure = { kind: "fault", fault: YESTERDAY, name: YESTERDAY, problem: "" };

const anyFailure = fc.constantFrom<Failure>(...FAILURES, old);

/** What somebody does with a field, and what happens to the next requests of both. */
const anyAct = fc.record({
  act: fc.constantFrom(
    ...(["type", "type", "publish", "publish", "write on", "wait", "reload", "show"] as const),
    ...(["send again", "build"] as const),
  ),
  who: fc.nat(1),
  field: fc.nat(2),
  failures: fc.oneof(
    fc.constant([]),
    fc.array(fc.option(anyFailure, { freq: 2 }), { maxLength: 8, size: "max" }),
  ),
  /** To the first that moves the branch. */
  write: fc.option(fc.constantFrom(...FAILURES.filter(({ isDone }) => isDone)), { freq: 1 }),
  /** After that, or after the others, to all. */
  long: fc.option(anyFailure, { freq: 1 }),
});

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

/** A build that has failed. */
const RED: CheckRun = {
  ...{ name: PUBLICATION_CHECK, conclusion: "failure", html_url: "" },
  ...{ completed_at: "2026-06-20T10:04:00Z", output: { title: "", summary: "", text: "" } },
};

/** Milliseconds for which the host's servers disagree after a commit. */
const DISAGREEMENT = 100_000;

const { fetch } = globalThis;

/** What the page hears. */
const page = new EventTarget();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  // What a page has, and Node has not.
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    document: Object.assign(new EventTarget(), { hidden: false }),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    value: {
      clear: () => kept.clear(),
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  // Takes no time, so that it is the same each time.
  jest.spyOn(crypto.subtle, "digest").mockImplementation((_, bytes) => {
    const digest = createHash("sha1")
      .update(bytes as Uint8Array)
      .digest();
    return Promise.resolve(new Uint8Array(digest).buffer);
  });
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Lets time pass until a promise is settled. */
const inTime = async <Result>(promise: Promise<Result>) => {
  let isBusy = true;
  const end = () => {
    isBusy = false;
  };
  promise.then(end, end);
  while (isBusy) await jest.advanceTimersByTimeAsync(2000);
  return promise;
};

const known = knownFiles(NO_CONTENT);

const openWorld = () => {
  sessionStorage.clear();
  const { repository, respond, open, served, checkRuns } = gitHost(texts);
  let head = repository.commit("main");
  let movedAt = -Infinity;
  let waiting: (Failure | null)[] = [];
  let [write, long]: (Failure | null)[] = [null, null];
  const failureOf = (input: unknown, init?: RequestInit) => {
    if (input === "/" || String(input).startsWith(SERVED)) return null;
    if (write && init?.method === "PATCH") {
      const failure = write;
      write = null;
      return failure;
    }
    return waiting.shift() ?? (write || waiting.length > 0 ? null : long);
  };
  globalThis.fetch = async (input, init) => {
    if (repository.commit("main") !== head) {
      head = repository.commit("main");
      movedAt = performance.now();
    }
    const failure = failureOf(input, init);
    const isOver = failure === old && performance.now() - movedAt > DISAGREEMENT;
    return failure && !isOver ? failWith(failure, respond, input, init) : respond(input, init);
  };
  const serve = () => {
    const commit = repository.commit("main");
    served.answer = () => Response.json({ model: "1", commit, built: new Date().toISOString() });
    return commit;
  };
  let publicCommit = serve();
  /** The last value of each field that was written. */
  const written = new Map<Field, unknown>();
  let count = 300;

  const storedAt = (revision: string, [file, path]: Field) =>
    valueAt(JSON.parse(String(repository.text(revision, `content/${file}`))), path);
  /** Whether a value of a field has ever been published. */
  const isPublic = (field: Field, value: unknown) =>
    repository.log("main", "content").some((sha) => storedAt(sha, field) === value);

  const people = LOGINS.map((login, index) => {
    const fields = present(FIELDS[index], "fields");
    const kept = memoryEdits(login);
    let desk: Desk | undefined;
    let stop: () => void = () => undefined;
    /** The desk, which opens sooner or later. */
    const opened = async () => {
      while (!desk) {
        try {
          desk = await inTime(openDesk(open({ known, login }), kept, onlyPen));
          stop = desk.follow();
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          // The way is free sooner or later.
          [write, long] = [null, null];
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
      const publishing = now.publish(() => "x");
      meanwhile(now);
      await inTime(publishing);
      // What is said of it is so.
      if (now.state().outcome?.kind === "published")
        for (const [field, value] of sent)
          // What is written meanwhile may go with it, in place of what was there.
          expect(isPublic(field, value) || written.get(field) !== value).toBe(true);
      listen(now, unpublished);
    };

    const acts = {
      type: async (each) => type(await opened(), each),
      publish: () => publish(),
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
      // What has begun ends, and a pause that the host wants, too.
      await jest.advanceTimersByTimeAsync(65_000);
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
      [waiting, write, long] = [[...each.failures], each.write, each.long];
      await person.acts[each.act](each);
      for (const { look } of people) await look();
    },
    end: async () => {
      [waiting, write, long] = [[], null, null];
      for (const { end } of people) await end();
    },
  };
};

test.each(seeds)(
  "whatever the host answers, or does not, two people lose nothing, and nothing is said that is not so (seed %d)",
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAct, { minLength: 1, maxLength: 12, size: "max" }),
        async (acts) => {
          const world = openWorld();
          for (const each of acts) await world.act(each);
          await world.end();
        },
      ),
      { numRuns, seed },
    );
  },
  600_000,
);
