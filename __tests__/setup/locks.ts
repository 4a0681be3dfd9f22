type Callback = (lock: object | null) => unknown;
type Waiting = { grant: () => void; signal?: AbortSignal };
type Held = { lose: (reason: Error) => void };

const failure = (name: string) => Object.assign(new Error(name), { name });

/**
 * Node has Web Locks since version 24. This is what the desk uses of them: exclusive locks, `ifAvailable`, `steal` and
 * `signal`. Source: https://w3c.github.io/web-locks/
 */
const lockManager = () => {
  const held = new Map<string, Held>();
  const waiting = new Map<string, Waiting[]>();
  const next = (name: string) => {
    const [first, ...others] = waiting.get(name) ?? [];
    waiting.set(name, others);
    first?.grant();
  };
  const run = (name: string, callback: Callback) =>
    new Promise((resolve, reject) => {
      const own: Held = { lose: reject };
      held.set(name, own);
      const release = () => {
        if (held.get(name) !== own) return;
        held.delete(name);
        next(name);
      };
      void Promise.resolve(callback({ name })).then(resolve, reject).finally(release);
    });
  const request = (name: string, ...rest: [LockOptions, Callback] | [Callback]) => {
    const [{ ifAvailable, steal, signal }, callback] =
      rest.length === 1 ? [{} as LockOptions, rest[0]] : rest;
    if (steal) {
      held.get(name)?.lose(failure("AbortError"));
      return run(name, callback);
    }
    if (!held.has(name)) return run(name, callback);
    if (ifAvailable) return Promise.resolve(callback(null));
    return new Promise((resolve, reject) => {
      const one: Waiting = { grant: () => void run(name, callback).then(resolve, reject) };
      waiting.set(name, [...(waiting.get(name) ?? []), one]);
      signal?.addEventListener("abort", () => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((other) => other !== one),
        );
        reject(failure("AbortError"));
      });
    });
  };
  return { request };
};

const { navigator: known } = globalThis as Partial<typeof globalThis>;
if (!known?.locks)
  Object.defineProperty(globalThis, "navigator", {
    value: { ...known, locks: lockManager() },
    configurable: true,
  });
