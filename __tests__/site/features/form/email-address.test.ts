/** @jest-environment jsdom */
import { asSent, emailProblem } from "../../../../src/site/features/form/problems";

// jsdom accepts what the HTML standard says, letters of ASCII only, as WebKit does.
test.each([
  ["ana@example.com", "ana@example.com"],
  [" ana@example.com ", "ana@example.com"],
  ["ana.o'neill+boat@example.co.uk", "ana.o'neill+boat@example.co.uk"],
  ["ana@müller.de", "ana@xn--mller-kva.de"],
  ["ana@MÜLLER.de", "ana@xn--mller-kva.de"],
  ["ana@example.みんな", "ana@example.xn--q9jyb4c"],
])("%j is an address, sent as %s", (address, sent) => {
  expect(emailProblem(address)).toBeUndefined();
  expect(asSent(address)).toBe(sent);
});

test.each(["josé@example.com", "ñ@example.com", "用户@example.com", "josé@müller.de"])(
  "%s may be one, but many mail servers refuse it: the visitor is told why",
  (address) => expect(emailProblem(address)).toBe("contact:emailLetters"),
);

test.each([
  "ana",
  "ana@",
  "@müller.de",
  "ana@müller.de/trips",
  "ana@müller.de:80",
  "ana oliver@example.com",
  "josé oliver@example.com",
  "ana@example.com, josé@example.com",
])("%s is no whole address", (address) => {
  expect(emailProblem(address)).toBe("contact:emailInvalid");
  expect(asSent(address)).toBe(address);
});

test("a domain that is none in Punycode either is no whole address", () =>
  expect(emailProblem("ana@müller..de")).toBe("contact:emailInvalid"));
