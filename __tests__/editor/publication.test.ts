import { noticeOf, statusOf } from "../../src/editor/browser/publication";

const address = "https://github.com/brisa/web/runs/1";
const output = {
  title: "La última publicación no salió bien.",
  summary: "Corregid esto en [el editor](https://web.example.com/admin/) y publicadlo.",
  text: "- a.json › b: falta.\n- c.yaml › d: sobra (*mucho*).\n\n[Qué ha pasado](https://example.com/)",
};

const now = new Date(2026, 5, 20, 12, 30);

const ended = (conclusion: string, at: Date) => ({
  html_url: address,
  conclusion,
  completed_at: at.toISOString(),
  output,
});

test("a failure is told with the check's lines, and without marks of Markdown", () => {
  expect(noticeOf({ run: ended("failure", now) })).toEqual({
    title: output.title,
    advice: "Corregid esto en el editor y publicadlo.",
    lines: ["a.json › b: falta.", "c.yaml › d: sobra (*mucho*)."],
    address,
  });
});

test("nothing is told of what went well, nor of what is under way", () => {
  expect(noticeOf({ run: ended("success", now) })).toBeUndefined();
  expect(noticeOf({})).toBeUndefined();
});

describe("how far the newest publication is", () => {
  const savedAt = new Date(2026, 5, 20, 12).toISOString();

  test.each([
    ["today", new Date(2026, 5, 20, 12, 4), "En la web desde las 12:04"],
    ["after midnight", new Date(2026, 5, 20, 1, 4), "En la web desde la 1:04"],
    ["another day", new Date(2025, 10, 2), "En la web desde el 2 de noviembre"],
  ])("ended %s", (_, at, told) => {
    expect(statusOf({ savedAt, run: ended("success", at) }, now)).toBe(told);
  });

  test("under way, for as long as that may be true", () => {
    expect(statusOf({ savedAt }, now)).toBe("Publicándose…");
    expect(statusOf({ savedAt }, new Date(2026, 5, 20, 15))).toBe("");
  });

  test("nothing where it has failed: a notice tells why", () => {
    expect(statusOf({ savedAt, run: ended("failure", now) }, now)).toBe("");
  });
});
