import type { Path } from "@brisa/typed-content";
import { keyOfField } from "../core/work";
import { useDesk, useDeskState } from "./context";

export const useTouched = (file: string, path: Path) => {
  const { touch } = useDesk();
  const key = useDeskState(({ work }) => keyOfField(work, { file, path }));
  const isTouched = useDeskState(({ touched }) => touched.has(key));
  return {
    isTouched,
    touch: () => isTouched || touch(key, true),
    untouch: () => touch(key, false),
  };
};
