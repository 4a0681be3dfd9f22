import { noticeOf } from "../../src/editor/browser/publication";

const address = "https://github.com/brisa/web/runs/1";
const output = {
  title: "La última publicación no salió bien.",
  summary: "Corregid esto en [el editor](https://web.example.com/admin/) y publicadlo.",
  text: "- a.json › b: falta.\n- c.yaml › d: sobra (*mucho*).\n\n[Qué ha pasado](https://example.com/)",
};

test("a failure is told with the check's lines, and without marks of Markdown", () => {
  expect(noticeOf({ html_url: address, conclusion: "failure", output })).toEqual({
    title: output.title,
    advice: "Corregid esto en el editor y publicadlo.",
    lines: ["a.json › b: falta.", "c.yaml › d: sobra (*mucho*)."],
    address,
  });
});

test("nothing is told of what went well, nor of what is under way", () => {
  expect(noticeOf({ html_url: address, conclusion: "success", output })).toBeUndefined();
  expect(noticeOf(undefined)).toBeUndefined();
});
