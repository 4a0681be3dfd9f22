import fc from "fast-check";
import { setImmediate } from "node:timers/promises";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { begin, type Work } from "../../../src/desk/core/work";
import { publishEdits } from "../../../src/desk/publishing/publish";
import { settled } from "../../../src/desk/publishing/newer-content";
import { knownFiles } from "../../../src/desk/stores/known-files";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import { failingNetwork, FAILURES, type Failure } from "./failing-network";
import { gitHost, NO_CONTENT } from "./host";

/** Shared by all runs: files are cached by the hash of their content. */
const known = knownFiles(NO_CONTENT);

/**
 * What two people do at once, the order of their requests, and the failure of one of these.
 * @param act what a person does
 * @param requests the number of the last request that may fail
 */
export const anyRound = <Act>(act: fc.Arbitrary<Act>, requests: number) =>
  fc.record({
    acts: fc.tuple(act, act),
    turns: fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }),
    fault: fc.option(
      fc.record({ at: fc.nat(requests), failure: fc.constantFrom<Failure>(...FAILURES) }),
      { freq: 3 },
    ),
  });

type Round<Act> =
  ReturnType<typeof anyRound<Act>> extends fc.Arbitrary<infer Value> ? Value : never;

/** Delays requests, so that a test decides in which order they reach the host. */
const delayRequests = (send: typeof fetch) => {
  const waiting: (() => void)[] = [];
  return {
    fetch: ((...request) =>
      new Promise((resolve, reject) => {
        waiting.push(() => void send(...request).then(resolve, reject));
      })) satisfies typeof fetch,
    /** Runs actions concurrently to their end. @param turns choose among the waiting requests */
    run: async (acts: Promise<void>[], turns: number[]) => {
      let isBusy = true;
      const all = Promise.all(acts).finally(() => {
        isBusy = false;
      });
      for (let turn = 0; isBusy; turn++) {
        const chosen = (turns[turn % turns.length] ?? 0) % (waiting.length || 1);
        waiting.splice(chosen, 1)[0]?.();
        await setImmediate();
      }
      await all;
      // Nobody waits for the others any more, but a cache may.
      for (const send of waiting.splice(0)) send();
    },
  };
};

/** Returns the work of a person at the desk, and what they do with it. */
const personAt = (store: ContentStore, first: Snapshot) => {
  let work = begin(first);
  let now = 0;
  const update = (next: (work: Work, now: number) => Work) => {
    work = next(work, (now += 2000));
  };
  return {
    work: () => work,
    /** Changes the work, at a time of its own. */
    update,
    /**
     * Publishes, and returns whether the host has answered.
     * @param prepare changes the work once it is known what became of the publication before
     * @param meanwhile is done during the publication
     */
    publish: async (prepare = (before: Work) => before, meanwhile = (): unknown => undefined) => {
      try {
        if (work.sent) work = (await settled(store, work.sent)).move(work);
        update(prepare);
        const publication = publishEdits(
          (changes, revision, onSend) => store.commit(changes, revision, "x", { onSend }),
          { work: () => work, setWork: (next) => void (work = next) },
        );
        meanwhile();
        const ended = await publication;
        if (ended.outcome === "refused") throw new Error(JSON.stringify(ended.errors));
        return true;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        return false;
      }
    },
  };
};

export type Person = ReturnType<typeof personAt>;

/**
 * Lets two people work over one Git host in memory, whose network works again at the end.
 * @param texts the files of the first commit
 * @param asPerson returns what a person does first in a round, alone, and then beside the other
 */
export const atOneHost = async <Act, Own>(
  texts: Record<string, string>,
  rounds: Round<Act>[],
  asPerson: (person: Person) => Own & {
    before?: (act: Act) => void;
    beside: (act: Act) => Promise<void>;
  },
) => {
  const { repository, respond, open } = gitHost(texts);
  const network = failingNetwork(respond);
  globalThis.fetch = network.send;
  const stores = [open({ known }), open({ known })] as const;
  const first = await stores[0].load();
  const people = stores.map((store) => asPerson(personAt(store, first)));
  const { fetch: held, run } = delayRequests(network.send);
  for (const { acts, turns, fault } of rounds) {
    acts.forEach((act, index) => people[index]?.before?.(act));
    globalThis.fetch = held;
    if (fault) network.failAt(fault.at, fault.failure);
    else network.restore();
    await run(
      acts.map((act, index) => people[index]?.beside(act) ?? Promise.resolve()),
      turns,
    );
  }
  network.restore();
  globalThis.fetch = network.send;
  return { repository, people, load: () => open({ known }).load() };
};
