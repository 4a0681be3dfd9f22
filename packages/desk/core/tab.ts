/** Who signs in next in this tab finds nothing of the person before. */
type Whose = { login: string };

/** For what is the same for everybody. */
export const ANYBODY: Whose = { login: "" };

/** Undefined also where the browser allows no storage. */
export const keptInTab = ({ login }: Whose, key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(`${key} ${login}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

/** Until the tab is closed, also if the desk is loaded again; undefined removes it. */
export const keepInTab = ({ login }: Whose, key: string, value: unknown) => {
  try {
    if (value === undefined) sessionStorage.removeItem(`${key} ${login}`);
    else sessionStorage.setItem(`${key} ${login}`, JSON.stringify(value));
  } catch {
    // The browser allows no storage, or has no room.
  }
};

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
