import { createContext, useContext, useState } from "react";
import type { Path } from "../../typed-content/schema";
import { useDeskState } from "../core/context";
import { placeNow, type FieldPath } from "../core/identity";
import { isSame } from "../core/json";
import { dataOf } from "../core/work";

/** The field to focus, and how often a link to a field was followed. */
type FocusRequest = { file: string; path: FieldPath; turn: number };

export const FocusRequestContext = createContext<FocusRequest | undefined>(undefined);

/** Returns whether a path equals `outer` or starts with it. */
export const isWithin = (path: Path, outer: Path) => isSame(path.slice(0, outer.length), outer);

/**
 * Returns whether a part of a form is open, and a function that opens or closes it. The part opens when a
 * field in it is to be focused.
 * @param paths the paths that the part contains
 * @param isOpenFirst whether the part is open initially
 */
export const useOpened = (file: string, paths: Path[], isOpenFirst: boolean) => {
  const request = useContext(FocusRequestContext);
  const isRequested = useDeskState(({ work }) => {
    const place = request?.file === file && placeNow(dataOf(work, file), request.path);
    return place && paths.some((path) => isWithin(place, path));
  });
  const requested = isRequested ? JSON.stringify([request?.path, request?.turn]) : undefined;
  const [state, setState] = useState({
    isOpen: isOpenFirst,
    requested: undefined as string | undefined,
  });
  const { isOpen } = state;
  // Set during rendering, not in an effect: the fields have to exist when one of them is focused.
  if (requested !== state.requested)
    setState({ isOpen: isOpen || requested !== undefined, requested });
  return [isOpen, (open: boolean) => setState({ isOpen: open, requested })] as const;
};
