/** The screen as far as notices and questions need one: it keeps what is told, and answers at once. */
export const startScreen = () => {
  const told: string[] = [];
  const lines = new WeakMap<object, string[]>();
  const element = () => {
    const close: (() => void)[] = [];
    const created = {
      dataset: {},
      returnValue: "",
      textContent: "",
      setAttribute: () => undefined,
      remove: () => undefined,
      append: (...parts: { textContent: string }[]) => {
        lines.set(created, [
          ...(lines.get(created) ?? []),
          ...parts.map((part) => part.textContent),
        ]);
      },
      addEventListener: (_: string, listener: () => void) => void close.push(listener),
      showModal: () => {
        told.push(...(lines.get(created) ?? []).filter(Boolean));
        // Whoever is asked says yes.
        created.returnValue = "yes";
        queueMicrotask(() => close.forEach((listener) => listener()));
      },
    };
    return created;
  };
  const document = {
    createElement: element,
    body: { append: () => undefined },
    querySelector: () => null,
    querySelectorAll: () => [],
  };
  Object.assign(globalThis, { document });
  return {
    /** What has been told since the last look. */
    read: () => told.splice(0),
  };
};
