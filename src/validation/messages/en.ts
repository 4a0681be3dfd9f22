import type { Path } from "../../model/schema";
import { grammarOf } from "./owner-language";
import type { Sentences } from "./tables";

const { allOf, languageName, oneOf } = grammarOf("en");

const language = (path: Path) => `${languageName(String(path.at(-1)))} (${path.at(-1)})`;

export const faults: Sentences["faults"] = {
  "unknown-field": () => "this field does not exist. Correct its name or delete it.",
  "missing-field": () => "this field is missing. Add it.",
  "missing-language": ({ path }) => `the text in ${language(path)} is missing. Add it.`,
  empty: () => "this is empty. Fill it in.",
  wrong: ({ detail, expected }) => `${detail} will not do. Here goes ${expected}.`,
  "wrong-list": ({ expected }) => `a list will not do. Here goes ${expected}.`,
  "wrong-group": ({ expected }) => `a group of fields will not do. Here goes ${expected}.`,
  "wrong-date": ({ expected }) =>
    `a date without quotation marks will not do. Here goes ${expected}.`,
  "too-small": ({ detail }) => `the number is too small. The minimum is ${detail}.`,
  "too-big": ({ detail }) => `the number is too big. The maximum is ${detail}.`,
  "too-long": ({ detail }) =>
    `the text is too long. The maximum is ${detail} letters, counting the spaces.`,
  "too-few": ({ detail }) =>
    `the list is too short: the minimum is ${detail}. Add what is missing.`,
  "too-many": ({ detail }) =>
    `the list is too long: the maximum is ${detail}. Delete what is too much.`,
  "invisible-character": ({ detail }) =>
    `there is an invisible character (${detail}). Delete the text and type it again, without pasting.`,
  "outer-space": ({ file }) =>
    "there is a space or a line break too many at the start or the end. Remove it" +
    (file.endsWith(".yaml") ? "; if the text begins with |, put |- instead." : "."),
  "not-nfc": () =>
    "there is an accent apart from its letter. Delete the text and type it again, without pasting.",
  "end-before-start": () => "the return is not after the departure. Correct one of the two times.",
  "not-utf8": () => "the file is not saved as “UTF-8” without BOM. Save it so, with “Save as”.",
  "invalid-syntax": ({ line, column, reason }) =>
    `this cannot be read; the mistake is in line ${line}, column ${column}: ${reason}.`,
  "missing-file": ({ other }) =>
    other
      ? `this file is missing. Copy ${other} and translate it.`
      : "this file is missing. Take it from the previous version.",
  "missing-entry": ({ detail }) =>
    `the file with the id “${detail}” is missing. Take it from the previous version.`,
  "unknown-entry": ({ detail, options }) =>
    `“${detail}” has no page on the site. Put ${oneOf(options)}, or delete the file.`,
  "duplicate-id": ({ detail, other }) => `“${detail}” is in ${other} already. Put another.`,
  "unknown-reference": ({ detail, options }) =>
    `“${detail}” does not exist. ${options.length ? `Put ${oneOf(options)}.` : "Make its file first."}`,
  "repeated-reference": ({ detail }) => `“${detail}” is in the list already. Leave only one.`,
  "missing-reference": ({ detail }) => `“${detail}” is missing. Add it to the list.`,
  "unknown-placeholder": ({ detail }) =>
    `{{${detail}}} does not exist. Correct the name; the list is in content/README.md.`,
  "open-placeholder": () =>
    "there are braces {{ or }} without their pair. Complete or delete them.",
  "useless-placeholder": ({ detail }) =>
    `{{${detail}}} cannot be used in this field. Write the fact itself.`,
  "missing-word": ({ other }) => `this word, which is in ${other}, is missing. Add it, translated.`,
  "different-variables": ({ other, options }) =>
    options.length
      ? `the text must have ${allOf(options)}, as in ${other}. Correct it.`
      : `the text must have no parts between {{ and }}, as in ${other}. Remove them.`,
  misplaced: () =>
    "the site does not use this file: it is in another folder or its name ends in another way. " +
    "Move it, rename it or delete it.",
  "name-not-ascii": () =>
    "the name of the file has spaces, accents or other signs. " +
    "Use only letters without accents, digits and hyphens.",
  "file-too-large": ({ detail }) =>
    `the file has more than ${detail} MB, too much for a text. Take it from the previous version.`,
  "picture-missing": ({ detail }) =>
    `the picture ${detail} does not exist. Upload it to content/media or correct the name.`,
  "picture-format": () => "this is no JPEG, PNG, WebP or AVIF picture. Export it as JPEG.",
  "picture-unreadable": () => "this is no picture that can be read. Export it again as JPEG.",
  "picture-truncated": () =>
    "the picture is cut off: a part of the file is missing. Copy it again.",
  "picture-too-heavy": ({ detail }) => `the picture has more than ${detail} MB. Export it smaller.`,
  "picture-too-large": ({ detail }) =>
    `the picture has more than ${detail} megapixels. Export it smaller.`,
};
