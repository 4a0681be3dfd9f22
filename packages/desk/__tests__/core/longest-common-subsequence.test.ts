import { longestCommonSubsequence } from "../../core/longest-common-subsequence";

test("lists that are too long to compare have nothing in common", () => {
  const long = Array<string>(100_000).fill("a");
  expect(longestCommonSubsequence(long, long)).toEqual([]);
});
