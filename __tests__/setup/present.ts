/**
 * Returns a value that a test depends on; throws if it is undefined.
 * @param what names the value in the message
 */
export const present = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
};
