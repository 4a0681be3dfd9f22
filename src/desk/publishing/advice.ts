import type { Address } from "../../typed-content/address";
import { defaultLanguage } from "../../base/languages";
import type { Path } from "../../typed-content/schema";
import type { Warning } from "../../typed-content/check/findings";
import { changesOf } from "../told/changes";
import type { Edits } from "../core/edits";
import { addressInLanguage, languageOfText } from "../translations/translations";

/** Outdated translations of one text are one piece of advice. */
export type Advice = { warning: Warning; places: Address[] };

const begins = (path: Path, start: Path) => start.every((step, index) => path[index] === step);

const isChanged = (edits: Edits, { file, path }: Address) => {
  const edit = edits.get(file);
  if (!edit) return false;
  return changesOf(file, edit).some(
    (change) => begins(path, change.path) || begins(change.path, path),
  );
};

const keyOf = ({ file, path, code }: Warning) => JSON.stringify([file, path, code]);

/** Those on changed fields, and those that the edits cause. `before` are of the content without them. */
export const adviceOn = (edits: Edits, warnings: Warning[], before: Warning[]): Advice[] => {
  const known = new Set(before.map(keyOf));
  const advice = new Map<string, Advice>();
  for (const warning of warnings) {
    const { file, path, code } = warning;
    const isOlder = code === "older-translation";
    const original = addressInLanguage({ file, path }, defaultLanguage);
    const isRelevant =
      !known.has(keyOf(warning)) ||
      isChanged(edits, { file, path }) ||
      (isOlder && languageOfText({ file, path }) !== undefined && isChanged(edits, original));
    if (!isRelevant) continue;
    const key = isOlder ? JSON.stringify(original) : keyOf(warning);
    const places = [...(advice.get(key)?.places ?? []), { file, path }];
    advice.set(key, { warning, places });
  }
  return [...advice.values()];
};
