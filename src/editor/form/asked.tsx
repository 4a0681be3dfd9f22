import { createContext, useContext, useState } from "react";
import type { Address } from "../../content-files/hidden-address";
import type { Path } from "../../model/schema";
import { isSame } from "../content/json";

/** The field to which somebody is led, and how often they have been. */
export type Asked = Address & { turn: number };

export const AskedContext = createContext<Asked | undefined>(undefined);

/** Whether a path leads through another, or to it. */
export const leadsInto = (path: Path, outer: Path) => isSame(path.slice(0, outer.length), outer);

/**
 * Returns whether a part of a form is open, and what opens or closes it. It opens when somebody is led
 * to a field in it.
 * @param paths of what the part holds
 * @param isOpenFirst whether it is open before anybody has touched it
 */
export const useOpened = (file: string, paths: Path[], isOpenFirst: boolean) => {
  const asked = useContext(AskedContext);
  const isAsked = asked?.file === file && paths.some((path) => leadsInto(asked.path, path));
  const led = isAsked ? JSON.stringify(asked) : undefined;
  const [state, setState] = useState({ isOpen: isOpenFirst, led: undefined as string | undefined });
  const { isOpen } = state;
  // In the same drawing: its fields have to be there when the focus is led to one of them.
  if (led !== state.led) setState({ isOpen: isOpen || led !== undefined, led });
  return [isOpen, (open: boolean) => setState({ isOpen: open, led })] as const;
};
