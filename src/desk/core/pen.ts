import { resume } from "../publishing/newer-content";
import type { ContentStore } from "../stores/store";
import type { DeskStore } from "./desk-state";
import { withKept, type EditsInBrowser, type Unfinished } from "./kept-edits";
import { begin, type Work } from "./work";

/** Milliseconds after which a browser that does not answer is taken for one without locks. */
const PATIENCE = 1000;

/**
 * The right to write edits. The first tab has it, then whichever takes it; if that is closed, another one. Without
 * locks in the browser, every tab has it.
 * @param name identifies the content that is edited
 */
export const penFor = (name: string) => {
  const { locks } = navigator as Partial<Navigator>;
  const busy = `${name} publishing`;
  let waiting = new AbortController();
  let tell: (hasPen: boolean) => void = () => undefined;
  let drop: () => void = () => undefined;
  let isLeft = false;

  const hold = (options: LockOptions) => {
    const lost = () => {
      if (isLeft) return;
      tell(false);
      waiting = new AbortController();
      hold({ signal: waiting.signal });
    };
    locks
      ?.request(name, options, (lock) => {
        if (!lock) return undefined;
        tell(true);
        // The browser releases the lock with the tab, too.
        return new Promise<void>((end) => (drop = end));
      })
      .then(lost, ({ name: reason }: DOMException) => {
        if (options.signal?.aborted) return;
        if (reason === "AbortError") lost();
        else tell(true);
      });
  };

  return {
    /** Resolves once it is known who has it. `onChange`: called whenever this tab gets or loses the pen. */
    follow: async (onChange: (hasPen: boolean) => void) => {
      await new Promise<void>((known) => {
        if (!locks) return known();
        const timer = setTimeout(known, PATIENCE);
        tell = (hasPen) => {
          onChange(hasPen);
          clearTimeout(timer);
          known();
        };
        hold({ ifAvailable: true });
      });
    },
    /** From the tab that has it, once that no longer publishes. */
    take: () => {
      const steal = () => {
        waiting.abort();
        hold({ steal: true });
      };
      locks?.request(busy, steal).catch(steal);
    },
    /** To whoever asks for it next. */
    leave: () => {
      isLeft = true;
      tell = () => undefined;
      waiting.abort();
      drop();
    },
    /** No other tab may take the pen meanwhile. */
    whileKept: <Result>(act: () => Promise<Result>): Promise<Result> => {
      const acting = act();
      const end = () => undefined;
      locks?.request(busy, () => acting.then(end, end)).catch(end);
      return acting;
    },
  };
};

export type Pen = ReturnType<typeof penFor>;

/** With the pen this tab keeps its work in the browser; without, its work is what the tab that has it keeps. */
export const openOwnWork = (
  store: ContentStore,
  { state, set }: DeskStore,
  kept: EditsInBrowser,
) => {
  const keep = (before: Unfinished, after: Unfinished, at: number) => {
    if (!state().hasPen) return;
    const { edits, conflicts, sent } = before;
    if (after.edits === edits && after.conflicts === conflicts && after.sent === sent) return;
    kept.save(before, after, at).then(
      () => state().isKept || set({ isKept: true }),
      () => set({ isKept: false }),
    );
  };
  let following: Promise<unknown> = Promise.resolve();
  const inTurn = (act: () => Promise<void>) => {
    following = following.then(act).catch(() => undefined);
    return following;
  };
  kept.onChange((files) => {
    if (state().hasPen) return;
    void inTurn(async () => {
      const { edits, conflicts } = withKept(state().work, await kept.load(files), files);
      set({ work: begin(state().work.snapshot, edits, conflicts) });
    });
  });
  return {
    keep,
    setWork: (next: Work) => {
      const before = state().work;
      if (next === before) return;
      set({ work: next, outcome: undefined });
      keep(before, next, Date.now());
    },
    onPen: (has: boolean) => {
      if (!has) set({ hasPen: false });
      // Nothing may be written before what the other tab has written last is read.
      else if (!state().hasPen)
        void inTurn(async () => {
          const stored = await kept.load();
          const { edits, conflicts, sent } = stored;
          const { snapshot } = state().work;
          // Without a connection it is settled later.
          const unsettled = () => ({ ...begin(state().work.snapshot, edits, conflicts), sent });
          const resumed = await resume(store, stored, snapshot).catch(unsettled);
          set({ work: resumed, proposals: stored.proposals ?? new Map() });
        }).then(() => set({ hasPen: true }));
    },
  };
};
