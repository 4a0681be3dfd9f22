import fc from "fast-check";
import { existsSync, readFileSync, rmSync } from "node:fs";
import type * as Files from "node:fs/promises";
import { join, relative } from "node:path";
import type { Path } from "../../../typed-content/schema";
import { valueAt, withValue } from "../../core/paths";
import { begin, change, dataOf, openConflicts, type Work } from "../../core/work";
import { decided, publishEdits } from "../../state/publish";
import { resume, settled } from "../../state/newer-content";
import { openContentFolder } from "../../server/content-folder";
import type { NewContent } from "../../stores/home-requests";
import { LOCK } from "../../server/lock";
import { StoreError, storeErrorOrThrow, type FileChanges } from "../../stores/store";
import { filesIn } from "../../../typed-content/files/read";
import { guestHouse } from "../../../../examples/guest-house/model";
import { write } from "../../../../__tests__/setup/temporary-folder";
import { testFolder } from "../stores/folder";
import type * as Stoppable from "./stoppable";
import { runAs, type Program } from "./stoppable";
import type { Snapshot } from "../../core/edits";

jest.mock("node:fs/promises", () => {
  const files = jest.requireActual<typeof Files>("node:fs/promises");
  const { stoppable } = jest.requireActual<typeof Stoppable>("./stoppable");
  return { ...files, ...stoppable(files) };
});

/*
 * Histories of two desks at home: saves, also at the same moment, kills, files that are pulled. A few in each run, or
 * more of them by hand:
 *
 *     FUZZ_SEEDS=7 FUZZ_RUNS=200 npx jest home-histories --selectProjects unit
 */
const numRuns = Number(process.env.FUZZ_RUNS ?? 6);
const seeds = (process.env.FUZZ_SEEDS ?? "1,2").split(",").map(Number);
jest.setTimeout(20_000 + numRuns * 2_000);

type Field = readonly [file: string, path: Path];

const FIELDS: Field[] = [
  ["rooms/garden.json", ["name", "de"]],
  ["rooms/garden.json", ["description", "en"]],
  ["rooms/street.json", ["name", "de"]],
  ["house.json", ["weeks", 0, "price"]],
];

const field = fc.constantFrom(...FIELDS);
const who = fc.nat(1);
/** Before which step of a save: it has some ten for each file. */
const step = fc.nat(24);
const trouble = fc.record({
  kill: fc.option(fc.oneof(step, step, fc.constant("write" as const)), { freq: 2 }),
  pull: fc.option(fc.tuple(step, field), { freq: 2 }),
});

type Trouble = typeof trouble extends fc.Arbitrary<infer Value> ? Value : never;

const NONE: Trouble = { kill: null, pull: null };

const anyAct = fc.oneof(
  fc.record({ act: fc.constant("type" as const), who, field }),
  fc.record({ act: fc.constant("type" as const), who, field }),
  fc.record({ act: fc.constant("save" as const), who, trouble }),
  fc.record({ act: fc.constant("save" as const), who, trouble }),
  fc.record({ act: fc.constant("both save" as const), trouble }),
  fc.record({ act: fc.constant("pull" as const), field }),
  fc.record({ act: fc.constant("reload" as const), who }),
);

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

const openWorld = async () => {
  const { folder, remove } = testFolder();
  const root = join(folder, "content");
  const textOf = (file: string) => {
    const place = join(root, file);
    return existsSync(place) ? readFileSync(place, "utf8") : undefined;
  };
  const valueOf = ([file, path]: Field) => valueAt(JSON.parse(textOf(file) ?? "{}"), path);

  /** All that a file may say: what somebody has written, as a whole. */
  const whole = new Map(filesIn(root).map((file) => [file, new Set([textOf(file)])]));
  const wrong: string[] = [];
  const stored = new Set<unknown>();
  let count = 0;
  const newValue = ([, path]: Field) => {
    count += 1;
    return path.at(-1) === "price" ? 1000 + count : `Text ${count}`;
  };

  /** As Git or a text editor would, which take no lock. */
  const pull = (pulled: Field) => {
    const [file, path] = pulled;
    const data = withValue(JSON.parse(textOf(file) ?? ""), path, newValue(pulled));
    const text = `${JSON.stringify(data, null, 2)}\n`;
    whole.get(file)?.add(text);
    write(join(root, file), text);
  };

  const openDesk = async () => {
    let content = openContentFolder(folder, guestHouse);
    let work: Work = begin(await content.load());
    const typed = new Map<Field, unknown>();
    const store = { load: () => content.load() };

    /** As through the server, which may be killed. */
    const commit = (changes: FileChanges, revision: string, { kill, pull: pulled }: Trouble) =>
      new Promise<{ isMade: boolean; snapshot: Snapshot }>((resolve, reject) => {
        const { sources } = work.snapshot;
        const read = new Map(sources.map((each) => [each.file, "text" in each ? each.text : ""]));
        let steps = 0;
        const program: Program = {
          before: (name, path) => {
            steps += 1;
            const file = relative(root, path);
            // Between the last look at a file and its replacement nobody else has time for anything.
            if (pulled && steps > pulled[0] && name !== "rename" && name !== "rm") {
              pull(pulled[1]);
              pulled = null;
            }
            const isReplaced = name === "rename" || (name === "rm" && read.has(file));
            if (isReplaced && textOf(file) !== read.get(file)) wrong.push(`${file} was unread`);
            if (kill === null || (kill === "write" ? name !== kill : steps <= kill)) return false;
            if (program.hasLock) rmSync(join(folder, LOCK));
            program.hasLock = false;
            content = openContentFolder(folder, guestHouse);
            reject(new StoreError("unreachable", "killed"));
            return true;
          },
        };
        const sent = Array.from(changes, ([file, text]): [string, NewContent] => {
          whole.get(file)?.add(String(text));
          return [file, { text: String(text) }];
        });
        runAs(program, () => content.commit({ revision, changes: Object.fromEntries(sent) })).then(
          ({ isMade, content: snapshot }) => resolve({ isMade, snapshot }),
          reject,
        );
      });

    return {
      type: (one: Field) => {
        const value = newValue(one);
        work = change(work, ...one, value, count * 10_000);
        typed.set(one, value);
      },
      save: async (faults = NONE) => {
        let next = faults;
        if (work.sent) work = (await settled(store, work.sent)).move(work);
        for (const { file, conflict } of openConflicts(work))
          work = decided(work, file, conflict, "mine", count * 10_000);
        const place = { work: () => work, setWork: (newer: Work) => void (work = newer) };
        await publishEdits((changes, revision, onSend) => {
          onSend("sent");
          const trouble = next;
          // Each happens once, however often the desk sends.
          next = NONE;
          return commit(changes, revision, trouble);
        }, place).catch(storeErrorOrThrow);
      },
      reload: async () => {
        const { edits, conflicts, sent, snapshot } = work;
        work = await resume(
          store,
          { edits, conflicts, sent },
          sent ? snapshot : await store.load(),
        );
      },
      lost: () =>
        [...typed].filter(
          ([[file, path], value]) =>
            !stored.has(value) && valueAt(dataOf(work, file), path) !== value,
        ),
      isDone: () => work.edits.size === 0 && !work.sent,
    };
  };

  const desks = [await openDesk(), await openDesk()] as const;
  const check = () => {
    for (const file of filesIn(root))
      if (!whole.get(file)?.has(textOf(file))) wrong.push(`${file} is torn`);
    for (const each of FIELDS) stored.add(valueOf(each));
    for (const desk of desks) for (const [, value] of desk.lost()) wrong.push(`${value} is lost`);
    expect(wrong).toEqual([]);
  };
  const run = async (act: Act) => {
    if (act.act === "pull") pull(act.field);
    else if (act.act === "both save")
      await Promise.all([desks[0].save(act.trouble), desks[1].save()]);
    else {
      const desk = desks[act.who === 0 ? 0 : 1];
      if (act.act === "type") desk.type(act.field);
      else if (act.act === "save") await desk.save(act.trouble);
      else await desk.reload();
    }
    check();
  };
  return { run, desks, check, remove };
};

test.each(seeds)(
  "whatever happens, files are whole, nothing unread is overwritten, and nothing typed is lost: %i",
  async (seed) => {
    const histories = fc.array(anyAct, { minLength: 4, maxLength: 30, size: "max" });
    const property = fc.asyncProperty(histories, async (acts) => {
      const { run, desks, check, remove } = await openWorld();
      try {
        for (const act of acts) await run(act);
        // In the end all is saved: a decision may be asked for once more.
        for (let turn = 0; turn < 4; turn += 1) for (const desk of desks) await desk.save();
        check();
        expect(desks.map((desk) => desk.isDone())).toEqual([true, true]);
      } finally {
        remove();
      }
    });
    // Shorter histories take long to be found.
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
  },
);
