import type { Fields } from "./body";

export type FormMessage = { fields: Fields; page: string; receivedAt: Date };

/** Control characters, which the terminal might execute, and characters that reverse the text direction. */
const UNSAFE = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const readable = (text: string) => text.replace(UNSAFE, "");

/** Formats a message for the terminal: a heading, then one field below the other. */
export const formatMessage = ({ fields, page, receivedAt }: FormMessage, number: number) => {
  const named = Object.entries(fields).map(([name, value]) => [oneLine(name), value] as const);
  const width = Math.max(...named.map(([name]) => name.length)) + 2;
  const lines = named.map(
    ([name, value]) =>
      name.padEnd(width) + readable(value).replaceAll("\n", `\n${" ".repeat(width)}`),
  );
  const heading = `── Message ${number} · ${receivedAt.toLocaleTimeString("en-GB")} · ${oneLine(page)}`;
  return ["", heading, ...lines].join("\n");
};

const oneLine = (text: string) => readable(text).replaceAll("\n", " ");
