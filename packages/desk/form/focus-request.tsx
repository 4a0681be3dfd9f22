import { createContext, useContext, useState } from "react";
import type { Path } from "@brisa/typed-content";
import { useDeskState } from "../state/context";
import { placeNow, type FieldPath } from "../core/identity";
import { dataOf } from "../core/work";
import { isSame } from "../core/json";

/** `turn` counts how often a link to the field was followed. */
type FocusRequest = { file: string; path: FieldPath; turn: number };

export const FocusRequestContext = createContext<FocusRequest | undefined>(undefined);

export const isWithin = (path: Path, outer: Path) => isSame(path.slice(0, outer.length), outer);

/** A part opens when a field in it is to be focused. `paths`: those that the part contains. */
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
