/** Each item that is missing comes after the one that it follows in the second list. */
export const insertMissing = <Item>(into: readonly Item[], from: readonly Item[]) => {
  const result = [...into];
  from.forEach((item, index) => {
    if (result.includes(item)) return;
    const before = from[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, item);
  });
  return result;
};
