/** The least, the middle and the greatest of some numbers. */
export const spread = (numbers: number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (index: number) => sorted[index] ?? NaN;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle) - 1)) / 2;
  return { min: at(0), median, max: at(sorted.length - 1) };
};
