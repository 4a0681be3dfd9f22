/** @jest-environment node */
import { TEST_CONTENT } from "../src/commands/lib/test-sites";
import { collections } from "../src/model";
import { checkContent } from "../src/validation/check-content";

// Decoding pictures takes its time on a busy machine.
jest.setTimeout(60_000);

test("the content of the tests is complete and without an error", async () => {
  expect(await checkContent(TEST_CONTENT, collections)).toEqual([]);
});
