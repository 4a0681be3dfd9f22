/** Names of the modules whose components throw. */
export const failing = new Set<string>();

type Component = (props: object) => unknown;

const isComponent = (name: string, value: unknown): value is Component =>
  typeof value === "function" && /^[A-Z]/.test(name);

/** Returns a module whose components throw while its name is among the failing ones. */
export const withFailures = <Module extends object>(name: string, module: Module) =>
  Object.fromEntries(
    Object.entries(module).map(([key, value]: [string, unknown]) => [
      key,
      isComponent(key, value)
        ? (props: object) => {
            if (failing.has(name)) throw new Error(`${name} fails`);
            return value(props);
          }
        : value,
    ]),
  );
