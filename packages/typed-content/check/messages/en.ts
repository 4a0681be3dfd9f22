import type { Path } from "../../schema";
import { defaultLanguage, languageCodes } from "../../languages";
import { SHOWN_WIDTH } from "../../fields/picture";
import type { Expected } from "../findings";
import { grammarOf } from "./grammar";
import type { Messages } from "./message-in";

const { allOf, languageName, oneOf } = grammarOf("en");

const language = (path: Path) => `${languageName(String(path.at(-1)))} (${path.at(-1)})`;

const inEveryLanguage = () => `a text in each language: ${allOf(languageCodes())}`;

const inWords = (expected: Expected) =>
  typeof expected === "string" ? en.expected[expected] : en.expected.oneOf(expected);

export const en: Messages = {
  findings: {
    "unknown-field": () => "this field does not exist. Correct its name or delete it.",
    "missing-field": () => "this field is missing. Add it.",
    "missing-language": ({ path }) => `the text in ${language(path)} is missing. Add it.`,
    empty: () => "this is empty. Fill it in.",
    wrong: ({ value, expected }) => `${value} will not do. Here goes ${inWords(expected)}.`,
    "wrong-list": ({ expected }) => `a list will not do. Here goes ${inWords(expected)}.`,
    "wrong-group": ({ expected }) =>
      `a group of fields will not do. Here goes ${inWords(expected)}.`,
    "wrong-date": ({ expected }) =>
      `a date without quotation marks will not do. Here goes ${inWords(expected)}.`,
    "too-small": ({ limit }) => `the number is too small. The minimum is ${limit}.`,
    "too-big": ({ limit }) => `the number is too big. The maximum is ${limit}.`,
    "too-long": ({ limit }) =>
      `the text is too long. The maximum is ${limit} letters, counting the spaces.`,
    "too-few": ({ limit }) =>
      `the list is too short: the minimum is ${limit}. Add what is missing.`,
    "too-many": ({ limit }) =>
      `the list is too long: the maximum is ${limit}. Delete what is too much.`,
    "invisible-character": ({ character }) =>
      `there is an invisible character (${character}). Delete the text and type it again, without pasting.`,
    "outer-space": ({ file }) =>
      "there is a space or a line break too many at the start or the end. Remove it" +
      (file.endsWith(".yaml") ? "; if the text begins with |, put |- instead." : "."),
    "not-nfc": () =>
      "there is an accent apart from its letter. Delete the text and type it again, without pasting.",
    "end-before-start": () => "the second time is not after the first. Correct one of the two.",
    "last-before-first": () => "the last day is before the first. Correct one of them.",
    "not-a-file": () =>
      "this is no file that can be opened, perhaps a link. Put the file itself in its place.",
    "not-utf8": () => "the file is not saved as “UTF-8” without BOM. Save it so, with “Save as”.",
    "invalid-syntax": ({ line, column, reason }) =>
      `this cannot be read; the mistake is in line ${line}, column ${column}: ${en.syntax[reason]}.`,
    "missing-file": ({ other }) =>
      other
        ? `this file is missing. Copy ${other} and translate it.`
        : "this file is missing. Take it from the previous version.",
    "missing-entry": ({ id }) =>
      `the file with the id “${id}” is missing. Take it from the previous version.`,
    "unknown-entry": ({ id, ids }) =>
      `“${id}” has no page on the site. Put ${oneOf(ids)}, or delete the file.`,
    "duplicate-id": ({ id, other }) => `“${id}” is in ${other} already. Put another.`,
    "repeated-reference": ({ id }) => `“${id}” is in the list already. Leave only one.`,
    "unknown-placeholder": ({ name }) =>
      `{{${name}}} does not exist or has not been entered. Correct the name or enter the fact; the list is in content/README.md.`,
    "open-placeholder": () =>
      "there are braces {{ or }} without their pair. Complete or delete them.",
    "useless-placeholder": ({ name }) =>
      `{{${name}}} cannot be used in this field. Write the fact itself.`,
    "missing-word": ({ other }) =>
      `this word, which is in ${other}, is missing. Add it, translated.`,
    "different-variables": ({ variables, other }) =>
      variables.length
        ? `the text must have ${allOf(variables)}, as in ${other}. Correct it.`
        : `the text must have no parts between {{ and }}, as in ${other}. Remove them.`,
    misplaced: () =>
      "the site does not use this file: it is in another folder or its name ends in another way. " +
      "Move it, rename it or delete it.",
    "name-not-ascii": () =>
      "the name of the file has spaces, accents or other signs. " +
      "Use only letters without accents, digits and hyphens.",
    "name-reserved": ({ name }) =>
      `not all computers and programs accept the name “${name}”. Give it another one.`,
    "name-too-long": ({ limit }) =>
      `the name, with those of its folders, is too long. The maximum is ${limit} letters.`,
    "name-twice": ({ other }) =>
      `this has the same name as “${other}” but for capital letters, and on many computers only one of the two can exist. Give one of them another name.`,
    "file-too-large": ({ limit }) =>
      `the file has more than ${limit} kB, too much for a text. Take it from the previous version.`,
    "picture-missing": ({ picture }) =>
      `the picture ${picture} does not exist. Upload it to content/media or correct the name.`,
    "picture-format": () => "this is no JPEG, PNG, WebP or AVIF picture. Export it as JPEG.",
    "picture-unreadable": () => "this is no picture that can be read. Export it again as JPEG.",
    "picture-damaged": () => "the picture is cut off or damaged. Copy or export it again.",
    "picture-too-heavy": ({ limit }) => `the picture has more than ${limit} MB. Export it smaller.`,
    "picture-too-large": ({ limit }) =>
      `the picture has more than ${limit} megapixels. Export it smaller.`,
    "picture-turned": () =>
      "the picture is stored on its side, with a mark that says how to turn it, and the site would cut it. Upload it at the desk, which turns it, or save it upright with another program.",
    "picture-strip": ({ limit }) =>
      `the picture is a strip: one side is more than ${limit} times as long as the other. Crop it.`,
    longer: ({ than }) =>
      `this is much longer than the text in ${languageName(than)}. See whether there is too much here, or too little there.`,
    shorter: ({ than }) =>
      `this is much shorter than the text in ${languageName(than)}. See whether something is missing here, or too much there.`,
    same: ({ than }) =>
      `this is the same as the text in ${languageName(than)}. See whether it still needs translating.`,
    "older-translation": () =>
      `this is unread: the ${languageName(defaultLanguage())} text has changed since, or the browser proposed it. See whether it is right.`,
    untranslated: ({ languages }) =>
      `this is not translated into ${allOf(languages.map(languageName))} yet. Until it is, pages show it in its own language, and say so.`,
    "small-picture": ({ width }) =>
      `the picture is only ${width} pixels wide and will look blurred. Put one of ${SHOWN_WIDTH} or more.`,
    "picture-metadata": () =>
      "the picture carries data that it does not need, perhaps where it was taken, and they are kept with it. Upload it at the desk, which removes them.",
    "file-name": () =>
      "the description looks like the name of a file. Say in a sentence what there is to see.",
    price: ({ before, now }) =>
      `the price goes from ${before} to ${now}. See whether it is written as it should be.`,
    "not-entered": ({ value }) => `“${value}” is provisional. Enter the real one.`,
    "reference-gone": ({ id }) =>
      `“${id}” no longer exists, so the page does not show it. Choose another, or remove it.`,
    "open-bracket": ({ value, everywhere }) =>
      `“${value}” is still open${everywhere ? " in every language" : ""}. Put what it asks for in its place, without the brackets.`,
    "shown-bracket": ({ value, everywhere }) =>
      `“${value}” can be read on the site as it stands${everywhere ? ", in every language" : ""}. Put what it asks for in its place, or leave the sentence out until you know.`,
    "owner-only": () => "only you know this. Enter or confirm it.",
    "not-shown": ({ name, label }) =>
      `“${name}” is not on the site, since “${label}” is missing. Write it, or hide the entry.`,
    "stand-in": () =>
      "the picture is provisional. Put one of your own and look over its description.",
  },
  expected: {
    id: "an identifier: lower-case letters without accents, digits and hyphens, such as casa-azul",
    text: "a text, in quotation marks",
    number: "a number, without quotation marks and with a point for decimals, such as 39.55",
    integer: "a whole number, without quotation marks",
    order: "a number, without quotation marks: between 1 and 2 there is, for example, 1.5",
    price:
      "a price: only the number, without quotation marks or symbol and with a point for cents, " +
      "such as 320 or 320.50",
    time: 'a time between 00:00 and 23:59, with two digits and in quotation marks, such as "09:30"',
    month: 'a month, with the year first and in quotation marks, such as "2026-11"',
    date: 'a day that exists, with the year first and in quotation marks, such as "2026-11-23"',
    email: "an email address, such as hola@example.com",
    phone: "a telephone number with its prefix, which begins with +, in digits and spaces",
    url: "a public web address that begins with https://, without a user name or password, such as https://www.example.com",
    origin:
      "a web address in lower case with nothing after it, neither a slash nor a port, " +
      "such as https://www.example.com",
    repository: "a repository at GitHub, with its owner, such as name/site",
    color: 'a colour in hexadecimal, in quotation marks, such as "#0A6E78"',
    choice: "one of the words provided",
    oneOf: (values) => `one of these words, in quotation marks: ${oneOf(values)}`,
    "yes-no": "true (yes) or false (no), without quotation marks",
    "picture-file":
      "the name of a picture in content/media, with lower-case letters without accents, digits and " +
      "hyphens, such as /media/casa.jpg",
    picture: "a picture: file, description and, if need be, focus",
    get localized() {
      return inEveryLanguage();
    },
    get markdown() {
      return inEveryLanguage();
    },
    reference: "an identifier, in quotation marks",
    list: "a list (in JSON, in square brackets)",
    group: "a group of fields with their names (in JSON, in braces)",
  },
  syntax: {
    json: "look over the commas, the quotation marks and the braces",
    "colon-before": "a colon is missing just before",
    "comma-before": "a comma is missing just before",
    "open-brace": "a brace } is missing",
    "open-bracket": "a square bracket ] is missing",
    "open-quotes": "closing quotation marks are missing",
    rest: "what follows is too much",
    character: "there is a tab or a line break inside a text",
    comment: "comments have no place here",
    backslash: "there is a backslash \\ too many",
    "no-quotes": "the text must be in quotation marks",
    "name-expected":
      "there is a comma too many just before (cents take a point) or quotation marks are missing",
    "value-expected": "the value is missing or there is a comma too many just before",
    "repeated-field": "this field is there twice; delete one",
    "too-deep": "too many lists or groups are inside each other; get back the earlier version",
    yaml: "look over the colons, the quotation marks and the spaces",
    indentation: "the spaces at the start of the line do not match those of the others",
    "quotes-needed": "this text must be in quotation marks",
    "colon-in-text": "a text with a colon must be in quotation marks",
    "character-missing": "closing quotation marks, a bracket or a colon is missing",
    "colon-after-name": "a colon is missing after the name of the field",
    tab: "there is a tab; use spaces",
    space:
      "there is a space of another kind, pasted from another program; delete it and type it anew",
    invisible: "there is an invisible character; delete the line and type it anew, without pasting",
    asterisk: "a text that begins with * must be in quotation marks",
  },
  inEditor: (place) => `At the desk: ${place}.`,
  checkSummary: (errors, warnings) => {
    const toCorrect = `${errors} ${errors === 1 ? "error" : "errors"}`;
    const advice = `${warnings} ${warnings === 1 ? "suggestion" : "suggestions"}`;
    if (errors > 0) return warnings > 0 ? `${toCorrect} and ${advice}.` : `${toCorrect}.`;
    return warnings > 0 ? `The content is fine. ${advice}.` : "The content is fine.";
  },
  launchSummary: (missing) =>
    missing === 0
      ? "Nothing is missing: the site may go public."
      : `${missing} ${missing === 1 ? "value is" : "values are"} missing before the site may go public.`,
};
