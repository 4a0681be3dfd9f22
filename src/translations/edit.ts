import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
import { parse } from "yaml";
import type { Path } from "../model/schema";
import { setYamlText } from "./edit-yaml";

const FORMAT = { tabSize: 2, insertSpaces: true, eol: "\n" };

const json = {
  read: (source: string): unknown => JSON.parse(source),
  set: (source: string, path: Path, text: string) =>
    applyEdits(source, modify(source, path, text, { formattingOptions: FORMAT })),
};

const yaml = {
  read: (source: string): unknown => parse(source, { customTags: ["timestamp"] }),
  set: setYamlText,
};

/**
 * The source of a content file with another text at `path`, every other byte as it was.
 * @throws when the file does not then say just that
 */
export const withText = (file: string, source: string, path: Path, text: string) => {
  const format = file.endsWith(".yaml") ? yaml : json;
  const changed = format.set(source, path, text);
  const wanted = withValue(format.read(source), path, text);
  if (!isDeepStrictEqual(format.read(changed), wanted)) throw new Error(`${file} was garbled.`);
  return changed;
};

const withValue = (data: unknown, [step, ...rest]: Path, text: string): unknown => {
  if (step === undefined) return text;
  const inner = withValue(
    (data as Record<string | number, unknown> | undefined)?.[step],
    rest,
    text,
  );
  return Array.isArray(data)
    ? data.map((item: unknown, index) => (index === step ? inner : item))
    : { ...(data as object), [step]: inner };
};
