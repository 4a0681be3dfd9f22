import { relative, resolve, sep } from "node:path";

/** For tests of paths below a folder: a pattern would also match the folders around the working copy. */
export const below = (folder: string, test: (path: string) => boolean) => {
  const root = resolve(folder);
  return (path: string) => {
    const inside = relative(root, path).split(sep).join("/");
    return inside !== "" && test(inside);
  };
};
