type Heard = WindowEventMap & DocumentEventMap;

/** Anywhere in the window. Returns a function that ends it. */
export const listen = <Type extends keyof Heard>(
  types: readonly Type[],
  listener: (event: Heard[Type]) => void,
  isFirst = false,
) => {
  for (const type of types) addEventListener(type, listener as EventListener, isFirst);
  return () => {
    for (const type of types) removeEventListener(type, listener as EventListener, isFirst);
  };
};
