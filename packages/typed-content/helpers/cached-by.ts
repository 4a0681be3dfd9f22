/** Computes once per object, and again where the other arguments change. No object among them may change. */
export const cachedByAll = <Key extends object, Rest extends readonly unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
) => {
  const known = new WeakMap<Key, { rest: Rest; value: Value }>();
  return (key: Key, ...rest: Rest): Value => {
    const last = known.get(key);
    if (last && rest.every((each, place) => each === last.rest[place])) return last.value;
    const value = compute(key, ...rest);
    known.set(key, { rest, value });
    return value;
  };
};

/** The object must not change. */
export const cachedBy = <Key extends object, Value>(compute: (key: Key) => Value) => {
  const cached = cachedByAll(compute);
  // Lists give their functions more arguments, which are no keys.
  return (key: Key): Value => cached(key);
};
