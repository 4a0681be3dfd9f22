import { useEffect } from "react";

/** Anywhere in the window. The listener may be another one at each rendering. */
export const useEvent = <Type extends keyof WindowEventMap>(
  types: Type | readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  isFirst = false,
) =>
  useEffect(() => {
    const all = [types].flat() as Type[];
    for (const type of all) addEventListener(type, listener, isFirst);
    return () => {
      for (const type of all) removeEventListener(type, listener, isFirst);
    };
  });
