/** Records the listeners added to the document and the window, and returns a function that removes them. */
export const recordListeners = () => {
  const removers: (() => void)[] = [];
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, "addEventListener").mockImplementation(((
      type: string,
      listener: EventListener,
      options?: boolean,
    ) => {
      removers.push(() => target.removeEventListener(type, listener, options));
      add(type, listener, options);
    }) as typeof target.addEventListener);
  }
  return () => removers.forEach((remove) => remove());
};
