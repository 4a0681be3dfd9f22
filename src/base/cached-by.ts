/**
 * Returns a function that computes its value once per object, and keeps it for as long as the object exists.
 * The object must not change.
 */
export const cachedBy = <Key extends object, Value>(compute: (key: Key) => Value) => {
  const known = new WeakMap<Key, { value: Value }>();
  return (key: Key): Value => {
    const last = known.get(key) ?? { value: compute(key) };
    known.set(key, last);
    return last.value;
  };
};
