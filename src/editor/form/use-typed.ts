import { useState } from "react";
import type { Path } from "../../model/schema";
import { isSame } from "../content/json";
import { valueAt } from "../content/paths";
import { dataOf } from "../content/work";
import { useDesk } from "../context";
import { useValue } from "./use-field";

/**
 * Returns the text of a control: while somebody is in it exactly what they have typed, whatever that is
 * stored as, so that no letter and no cursor jumps; else what is stored, in words.
 * @param shown what is stored, as people read it
 * @param store takes what is typed
 */
export const useTyped = (
  { file, path }: { file: string; path: Path },
  shown: string,
  store: (text: string) => void,
) => {
  const desk = useDesk();
  const stored = useValue(file, path);
  const [typed, setTyped] = useState<{ text: string; stored: unknown }>();
  const [isFocused, setFocused] = useState(false);
  return {
    // What has been changed elsewhere meanwhile, as by undoing, stands.
    text: typed && isSame(typed.stored, stored) ? typed.text : shown,
    isFocused,
    onText: (text: string) => {
      store(text);
      setTyped({ text, stored: valueAt(dataOf(desk.state().work, file), path) });
    },
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      setTyped(undefined);
    },
  };
};
