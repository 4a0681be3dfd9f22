import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { openDesk, type Desk } from "../../../src/desk/core/desk";
import { valueAt, withValue } from "../../../src/desk/core/paths";
import { dataOf, isUnconfirmed } from "../../../src/desk/core/work";
import { knownFiles } from "../../../src/desk/stores/known-files";
import { StoreError } from "../../../src/desk/stores/store";
import type { Path } from "../../../src/typed-content/schema";
import { YESTERDAY } from "../../e2e/desk/git-host";
import { present } from "../../setup/present";
import { ROOT } from "../../guest-house/house-content";
import { changeAt, memoryEdits, onlyPen } from "../with-desk";
import { FAILURES, failWith, type Failure } from "./failing-network";
import { gitHost, NO_CONTENT } from "./host";
import "./folder";

const numRuns = Number(process.env.FUZZ_RUNS ?? 15);

const ROOM = "rooms/garden.json";
const HOUSE = "house.json";
const texts = Object.fromEntries(
  [ROOM, HOUSE].map((file) => [`content/${file}`, readFileSync(join(ROOT, file), "utf8")]),
);

type Field = [file: string, path: Path];

/** Fields that the owner writes, and those that somebody else does. */
const OWN: Field[] = [
  [ROOM, ["name", "es"]],
  [ROOM, ["description", "en"]],
  [HOUSE, ["weeks", 0, "price"]],
];
const OTHERS: Field[] = [
  [ROOM, ["name", "de"]],
  [HOUSE, ["weeks", 1, "price"]],
];

const at = (fields: Field[], index: number) => present(fields[index % fields.length], "field");

const old: Failure = { kind: "fault", fault: YESTERDAY, name: YESTERDAY, problem: "" };

/** What may happen to a request: what the host says for a reason of its own has tests of its own. */
const anyFailure = fc.constantFrom<Failure>(
  ...FAILURES.filter(({ problem, kind }) => problem !== "broken" || kind !== "status").filter(
    ({ name }) => !/^4/.test(name) || /minute|filter/.test(name),
  ),
  ...FAILURES.filter(({ name }) => /^5/.test(name)),
  old,
);

/** What the owner, or somebody else, does with a field, and what happens to the next requests. */
const anyAct = fc.record({
  act: fc.constantFrom(
    ...(["type", "type", "publish", "publish", "write on", "wait", "reload", "show"] as const),
    "other" as const,
  ),
  field: fc.nat(2),
  failures: fc.array(fc.option(anyFailure, { freq: 2 }), { maxLength: 8, size: "max" }),
});

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

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
  const { repository, respond, open } = gitHost(texts);
  let head = repository.commit("main");
  let movedAt = -Infinity;
  let waiting: (Failure | null)[] = [];
  globalThis.fetch = async (input, init) => {
    if (repository.commit("main") !== head) {
      head = repository.commit("main");
      movedAt = performance.now();
    }
    const failure = input === "/" ? null : waiting.shift();
    const isOver = failure === old && performance.now() - movedAt > DISAGREEMENT;
    return failure && !isOver ? failWith(failure, respond, input, init) : respond(input, init);
  };
  const kept = memoryEdits();
  /** The last value of each field that was written, of the owner's and of the other's. */
  const written = new Map<Field, unknown>();
  let count = 300;
  let desk: Desk | undefined;
  let stop: () => void = () => undefined;

  const storedAt = (revision: string, [file, path]: Field) =>
    valueAt(JSON.parse(String(repository.text(revision, `content/${file}`))), path);
  /** Whether a value of a field has ever been published. */
  const isPublic = (field: Field, value: unknown) =>
    repository.log("main", "content").some((sha) => storedAt(sha, field) === value);
  const next = ([, path]: Field) => {
    count += 1;
    return path.includes("price") ? count : `Texto ${count}`;
  };
  /** The desk, which opens sooner or later. */
  const opened = async () => {
    while (!desk) {
      try {
        desk = await inTime(openDesk(open({ known }), kept, onlyPen));
        stop = desk.follow();
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
      }
    }
    return desk;
  };
  const type = (on: Desk, field: Field) => {
    const value = next(field);
    changeAt(on, field[0], field[1], value);
    written.set(field, value);
  };

  /** Publishes; @param meanwhile is done during the publication */
  const publish = async (meanwhile: (desk: Desk) => void = () => undefined) => {
    const now = await opened();
    const sent = new Map([...written].filter(([[file]]) => now.state().work.edits.has(file)));
    const unpublished = [...sent].filter(([field, value]) => !isPublic(field, value));
    const publishing = now.publish(() => "x");
    meanwhile(now);
    await inTime(publishing);
    const { outcome, work } = now.state();
    // What is said of it is so.
    if (outcome?.kind === "published")
      for (const [field, value] of sent)
        // What is written meanwhile may go with it, in place of what was there.
        expect(isPublic(field, value) || written.get(field) !== value).toBe(true);
    if (outcome?.kind === "problem" && !isUnconfirmed(work))
      for (const [field, value] of unpublished) expect(isPublic(field, value)).toBe(false);
  };

  const acts = {
    type: async ({ field }: Act) => type(await opened(), at(OWN, field)),
    publish: () => publish(),
    "write on": ({ field }: Act) => publish((now) => type(now, at(OWN, field))),
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
    other: async ({ field }: Act) => {
      const [file, path] = at(OTHERS, field);
      const parent = repository.commit("main");
      const data = JSON.parse(String(repository.text(parent, `content/${file}`))) as unknown;
      const value = next([file, path]);
      const sha = repository.putBlob(Buffer.from(JSON.stringify(withValue(data, path, value))));
      const change = { path: `content/${file}`, mode: "100644", sha };
      const tree = repository.putTree(parent, [change]);
      repository.setBranch("main", repository.putCommit("Otra", tree, [parent]));
      await Promise.resolve();
    },
  } satisfies Record<Act["act"], (act: Act) => Promise<unknown>>;

  /** Nothing that was written is lost, and nobody is asked about what they have written themselves. */
  const look = async () => {
    const { work } = (await opened()).state();
    expect([...work.conflicts]).toEqual([]);
    expect(work.snapshot.isSetBack).toBeUndefined();
    for (const [field, value] of written) {
      const isHere = valueAt(dataOf(work, field[0]), field[1]) === value;
      expect([field, value, isHere || isPublic(field, value)]).toEqual([field, value, true]);
    }
  };
  return {
    look,
    act: async (each: Act) => {
      await opened();
      waiting = [...each.failures];
      await acts[each.act](each);
      await look();
    },
    /** The network works again: all that was written is published, and seen. */
    end: async () => {
      waiting = [];
      const now = await opened();
      // What has begun ends, and a pause that the host wants, too.
      await jest.advanceTimersByTimeAsync(65_000);
      page.dispatchEvent(new Event("online"));
      await jest.advanceTimersByTimeAsync(1000);
      expect(now.state()).toMatchObject({ isOnline: true, isPublishing: false });
      await inTime(now.publish(() => "x"));
      await jest.advanceTimersByTimeAsync(1000);
      expect(now.state().work.edits.size).toBe(0);
      expect(now.state().work.snapshot.revision).toBe(repository.commit("main"));
      for (const [field, value] of written) expect(storedAt("main", field)).toBe(value);
      stop();
    },
  };
};

test("whatever the host answers, or does not, nothing that was written is lost, and nothing is said that is not so", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAct, { minLength: 1, maxLength: 12, size: "max" }),
      async (acts) => {
        const world = openWorld();
        for (const each of acts) await world.act(each);
        await world.end();
      },
    ),
    { numRuns, seed: 7 },
  );
}, 600_000);
