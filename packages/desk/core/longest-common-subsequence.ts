/** Comparing each pair of items would take seconds, or more memory than there is. */
export const isTooManyPairs = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length * b.length > 1e7;

/** Pairs of the indexes of equal items, in order; none if the lists are too long (`isTooManyPairs`). */
export const longestCommonSubsequence = <Item>(
  a: readonly Item[],
  b: readonly Item[],
  isEqual: (one: Item, other: Item) => boolean = Object.is,
): [number, number][] => {
  if (isTooManyPairs(a, b)) return [];
  const width = b.length + 1;
  /** For the items from `i` and from `j` on. */
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  const isPair = (i: number, j: number) => isEqual(a[i] as Item, b[j] as Item);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = isPair(i, j)
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (isPair(i, j)) pairs.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};
