import type { CommitListener, FileChanges } from "./store";

/** A text; undefined deletes the file. */
type TextChange = string | undefined;

/**
 * Sends the pictures of a commit one by one.
 * @param send returns what stands for a picture in the commit
 * @returns the changes, in which each picture is replaced by that
 */
export const sendPictures = async <Sent extends object>(
  changes: FileChanges,
  send: (bytes: Uint8Array) => Promise<Sent>,
  onProgress: CommitListener["onProgress"],
) => {
  const of = [...changes.values()].filter((data) => typeof data === "object").length;
  const sent: [file: string, data: TextChange | Sent][] = [];
  let done = 0;
  for (const [file, data] of changes) {
    if (typeof data === "object") onProgress?.({ done, of });
    sent.push([file, typeof data === "object" ? await send(data) : data]);
    if (typeof data === "object") done += 1;
  }
  return sent;
};
