import type { Fault } from "../../content-files/error";

/** Names of files and fields come from outside, and must not break the line or the terminal. */
export const oneLine = (text: string) => text.replace(/\p{Cc}/gu, "�");

/** "file › field: text"; entries of lists are counted from 1. */
export const lineOf = ({ file, path }: Pick<Fault, "file" | "path">, text: string) => {
  const steps = path.map((step) => (typeof step === "number" ? step + 1 : step));
  return oneLine(`${[file, ...steps].join(" › ")}: ${text}`);
};
