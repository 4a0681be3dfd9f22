import fc from "fast-check";
import { dataMutations } from "./data-mutations";
import { fileMutations } from "./file-mutations";
import type { Original } from "./original";
import { sourceMutations } from "./source-mutations";

/** One change of the content, of any kind: what the owner might do, what nobody would. */
export const mutations = (original: Original) => {
  const data = dataMutations(original);
  const source = sourceMutations(original);
  const { files, huge, pictures } = fileMutations(original);
  return fc.oneof(
    { weight: 300, arbitrary: data.any },
    { weight: 240, arbitrary: data.plausible },
    { weight: 60, arbitrary: data.interfaceTexts },
    { weight: 120, arbitrary: source.any },
    { weight: 120, arbitrary: source.yaml },
    { weight: 100, arbitrary: files },
    { weight: 60, arbitrary: pictures },
    { weight: 2, arbitrary: huge },
  );
};
