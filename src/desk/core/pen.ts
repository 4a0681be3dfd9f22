/** Milliseconds after which a browser that does not answer is taken for one without locks. */
const PATIENCE = 1000;

/**
 * The right to write the edits, which one tab of a browser has at a time: the first one, and then whichever takes it.
 * When a tab with the pen is closed, another one gets it. In a browser without locks every tab has it.
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
    /**
     * Asks for the pen. Resolves once it is known who has it.
     * @param onChange called whenever this tab gets or loses the pen
     */
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
    /** Takes the pen from the tab that has it, once that no longer publishes. */
    take: () => {
      const steal = () => {
        waiting.abort();
        hold({ steal: true });
      };
      locks?.request(busy, steal).catch(steal);
    },
    /** Leaves it to whoever asks for it next. */
    leave: () => {
      isLeft = true;
      tell = () => undefined;
      waiting.abort();
      drop();
    },
    /** Does something during which no other tab may take the pen. */
    whileKept: <Result>(act: () => Promise<Result>): Promise<Result> => {
      const acting = act();
      const end = () => undefined;
      locks?.request(busy, () => acting.then(end, end)).catch(end);
      return acting;
    },
  };
};

export type Pen = ReturnType<typeof penFor>;
