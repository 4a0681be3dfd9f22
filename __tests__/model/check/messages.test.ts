import { modelMessages } from "../../../src/model/messages";
import { findingMessage, messages } from "../../../src/typed-content/check/messages";
import { isEnglish } from "./english";
import { errorNames, findingsOf, warningNames } from "./fixtures";

const names = [...errorNames, ...warningNames];

/** Returns the facts in a message, except the menu item “Save as”, which is translated. */
const facts = (text: string) =>
  text
    .replace(/«Guardar como»|“Save as”/, "")
    .match(/\d+|\{\{\S+?\}\}|[\w/-]+\.\w+|"[^"]*"|(?<=[«“])[^»”]*/g);

test.each(names)("%s: an English sentence for each finding, of the same facts", async (name) => {
  for (const finding of await findingsOf(name)) {
    const [spanish, english] = [
      findingMessage(finding, modelMessages),
      findingMessage(finding, modelMessages, "en"),
    ];
    expect(english).not.toBe(spanish);
    expect(isEnglish(english) || english).toBe(true);
    expect(facts(english)).toEqual(facts(spanish));
  }
});

test("every kind of finding has a fixture, but for what is told at the launch alone", async () => {
  const findings = await Promise.all(names.map(findingsOf));
  const shown = new Set<string>(findings.flat().map(({ code }) => code));
  const codes = Object.keys({ ...messages.es.findings, ...modelMessages.es });
  expect(codes.filter((code) => !shown.has(code))).toEqual([
    "owner-only",
    "not-shown",
    "stand-in",
    "sample",
  ]);
});
