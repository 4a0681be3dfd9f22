import { stringify } from "yaml";
import { isYaml } from "../../../packages/typed-content/files/content";

/** Returns the text of a content file that holds the data. */
export const sourceOf = (file: string, data: unknown) =>
  isYaml(file) ? stringify(data, { lineWidth: 0 }) : JSON.stringify(data, null, 2);
