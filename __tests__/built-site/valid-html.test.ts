import { HtmlValidate, type ConfigData } from "html-validate/node";
import { builtPages } from "./built-pages";

/** A time of day, or a date with or without one. */
const DATETIME = /^([01]\d|2[0-3]):[0-5]\d$|^\d{4}-\d{2}-\d{2}/;

const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:document"],
  elements: [
    "html5",
    // A text such as 9:30 is no valid time in HTML, so that each `<time>` needs the attribute.
    { time: { attributes: { datetime: { required: true, enum: [DATETIME] } } } },
  ],
  rules: {
    // Files of the site's own origin need no hash.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

const validator = new HtmlValidate(config);

test("every page is valid HTML", async () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(40);
  const errors: string[] = [];
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      errors.push(`${file}:${line}:${column} ${message} (${ruleId})`);
  }
  expect(errors).toEqual([]);
}, 60_000);
