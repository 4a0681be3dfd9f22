import { createContext, useContext, useState } from "react";
import type { Address } from "../../content-files/hidden-address";
import type { Path } from "../../model/schema";
import { isSame } from "../content/json";

/** The field to focus, and how often a link to a field was followed. */
export type Asked = Address & { turn: number };

export const AskedContext = createContext<Asked | undefined>(undefined);

/** Returns whether a path equals `outer` or starts with it. */
export const leadsInto = (path: Path, outer: Path) => isSame(path.slice(0, outer.length), outer);

/**
 * Returns whether a part of a form is open, and a function that opens or closes it. The part opens when a
 * field in it is to be focused.
 * @param paths the paths that the part contains
 * @param isOpenFirst whether the part is open initially
 */
export const useOpened = (file: string, paths: Path[], isOpenFirst: boolean) => {
  const asked = useContext(AskedContext);
  const isAsked = asked?.file === file && paths.some((path) => leadsInto(asked.path, path));
  const led = isAsked ? JSON.stringify(asked) : undefined;
  const [state, setState] = useState({ isOpen: isOpenFirst, led: undefined as string | undefined });
  const { isOpen } = state;
  // Set during rendering, not in an effect: the fields have to exist when one of them is focused.
  if (led !== state.led) setState({ isOpen: isOpen || led !== undefined, led });
  return [isOpen, (open: boolean) => setState({ isOpen: open, led })] as const;
};
