import { useEffect } from "react";
import { listen } from "@brisa/typed-content/helpers";

/** Anywhere in the window. The listener may be another one at each rendering. */
export const useEvent = <Type extends keyof WindowEventMap>(
  types: Type | readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  isFirst = false,
) => useEffect(() => listen([types].flat() as Type[], listener, isFirst));
