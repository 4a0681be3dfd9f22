import type { CommitListener, FileChanges } from "./store";

/** Undefined deletes the file. */
type TextChange = string | undefined;

/** One by one. Each picture is replaced by what `send` returns for it. */
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
