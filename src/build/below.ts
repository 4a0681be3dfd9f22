import { relative, resolve, sep } from "node:path";

/**
 * Applies a test of paths below a folder, with `/`, to absolute paths. Patterns (any folder `handbook`) would also
 * match the folders around the working copy.
 */
export const below = (folder: string, test: (path: string) => boolean) => {
  const root = resolve(folder);
  return (path: string) => {
    const inside = relative(root, path).split(sep).join("/");
    return inside !== "" && test(inside);
  };
};
