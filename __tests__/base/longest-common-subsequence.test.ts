import { longestCommonSubsequence } from "../../src/base/longest-common-subsequence";

test("the longest common subsequence is told as pairs of indexes", () => {
  expect(longestCommonSubsequence([..."abcbdab"], [..."bdcaba"])).toHaveLength(4);
  expect(longestCommonSubsequence([..."kitten"], [..."sitting"])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 5],
  ]);
  expect(longestCommonSubsequence([..."abc"], [])).toEqual([]);
});

test("lists that are too long to compare have nothing in common", () => {
  const long = Array<string>(100_000).fill("a");
  expect(longestCommonSubsequence(long, long)).toEqual([]);
});

test("items are equal if the given function says so", () => {
  const isSameLetter = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  expect(longestCommonSubsequence(["a", "B"], ["b", "A"], isSameLetter)).toEqual([[1, 0]]);
  expect(longestCommonSubsequence(["a", "B"], ["b", "A"])).toEqual([]);
});
