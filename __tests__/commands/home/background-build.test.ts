import { errorIn } from "../../../src/commands/lib/home/background-build";

const lines = (count: number) => Array.from({ length: count }, (_, index) => `step ${index}`);

test("of a failed build its error is told, without colours and empty lines", () => {
  const output = [
    ...lines(30),
    "",
    "\u001b[31m ERROR \u001b[39m #1",
    "",
    "  No sail.",
    ...lines(30),
  ];
  const problem = errorIn(output.join("\n")).split("\n");
  expect(problem.slice(0, 3)).toEqual(["ERROR  #1", "No sail.", "step 0"]);
  expect(problem).toHaveLength(12);
});

test("where no error is named, the last of it is told", () => {
  expect(errorIn(lines(30).join("\n"))).toBe(lines(30).slice(-12).join("\n"));
  expect(errorIn("")).toBe("");
});
