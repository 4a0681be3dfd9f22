/**
 * Returns what a list or a record has at an index which must not be empty for a test to mean anything.
 * @param what is sought, for the message
 */
export const present = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
};
