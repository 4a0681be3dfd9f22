import { useRef, useState } from "react";
import { useDesk } from "../context";
import { preparePicture, type Prepared, type Refusal } from "./prepare";
import { isTakenIn, sameAs, type Chosen } from "./replace";

/** A file that somebody has given, and how far it is. */
export type Upload = { id: number; name: string; bytes: number } & (
  | { state: "waiting" }
  | { state: "preparing"; done: number }
  | { state: "refused"; refusal: Refusal }
  /** @param knownAs the name of the same picture, if it was there already */
  | { state: "ready"; prepared: Prepared; address: string; knownAs?: string }
);

type State = Upload extends infer Each
  ? Each extends Upload
    ? Omit<Each, "id" | "name" | "bytes">
    : never
  : never;

let given = 0;

/**
 * Returns the pictures that are being prepared, one after another, and what adds some.
 * @param onReady is called with each that is fit for the site, even if its part of the desk is gone by then
 */
export const useUploads = (onReady: (chosen: Chosen) => void) => {
  const desk = useDesk();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const cancelled = useRef(new Set<number>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const put = (id: number, state: State) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...state } : each)));

  const prepare = async (file: File, id: number) => {
    if (cancelled.current.has(id)) return undefined;
    const onStep = (done: number) => put(id, { state: "preparing", done });
    onStep(0);
    const isTaken = (path: string) => isTakenIn(desk.state().work)(path);
    const made = await preparePicture(file, isTaken, onStep).catch((error: unknown) => {
      console.error(error);
      return { refusal: "unreadable" as const };
    });
    if (cancelled.current.has(id)) return undefined;
    if ("refusal" in made) {
      put(id, { state: "refused", refusal: made.refusal });
      return made.refusal;
    }
    const { upload } = made;
    const same = sameAs(desk.state().work, upload);
    const chosen = `/${(same ?? upload.picture).file}`;
    onReady(same ? { address: chosen } : { address: chosen, upload });
    put(id, { state: "ready", prepared: made, address: chosen, knownAs: same?.file });
    return undefined;
  };

  /**
   * Prepares files; what was done before is off the list. Resolves, when all of them are done, to whether
   * some were refused.
   */
  const add = async (files: File[]) => {
    const added = files.map((file) => ({ file, id: (given += 1) }));
    setUploads((all) => [
      ...all.filter(({ state }) => state === "waiting" || state === "preparing"),
      ...added.map(({ file: { name, size }, id }): Upload => ({
        id,
        name,
        bytes: size,
        state: "waiting",
      })),
    ]);
    const refusals = added.map(({ file, id }) => {
      const refusal = last.current.then(() => prepare(file, id));
      last.current = refusal;
      return refusal;
    });
    return (await Promise.all(refusals)).some(Boolean);
  };

  /** Takes an upload off the list; what is being prepared comes to nothing. */
  const dismiss = (id: number) => {
    cancelled.current.add(id);
    setUploads((all) => all.filter((each) => each.id !== id));
  };
  return { uploads, add, dismiss };
};
