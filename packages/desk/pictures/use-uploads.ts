import { useRef, useState } from "react";
import { useDesk } from "../state/context";
import { StoreError } from "../stores/store";
import { inTime } from "../stores/timing";
import type { Prepared, Refusal } from "../stores/prepare";
import { duplicateOf, isTakenIn, type Chosen } from "./replace";

export type Upload = { id: number; name: string; bytes: number } & (
  | { state: "waiting" }
  | { state: "preparing"; done: number }
  | { state: "refused"; refusal: Refusal }
  | {
      state: "ready";
      prepared: Prepared;
      address: string;
      /** The same picture in the content, if it had it already. */
      knownAs?: string;
    }
);

type State = Upload extends infer Each
  ? Each extends Upload
    ? Omit<Each, "id" | "name" | "bytes">
    : never
  : never;

let lastId = 0;

/** Prepares one after another. `onReady` is called even after the component has unmounted. */
export const useUploads = (onReady: (chosen: Chosen) => void, isMark = false) => {
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
    const preparing = async () => {
      const { preparePicture } = await inTime(import("../stores/pictures-on-demand"));
      return preparePicture(file, isTaken, onStep, isMark);
    };
    const made = await preparing().catch((error: unknown): { refusal: Refusal } => {
      if (error instanceof StoreError) return { refusal: "offline" };
      console.error(error);
      return { refusal: "unreadable" };
    });
    if (cancelled.current.has(id)) return undefined;
    if ("refusal" in made) {
      put(id, { state: "refused", refusal: made.refusal });
      return made.refusal;
    }
    const { upload } = made;
    const same = duplicateOf(desk.state().work, upload);
    const chosen = `/${(same ?? upload.picture).file}`;
    onReady(same ? { address: chosen } : { address: chosen, upload });
    put(id, { state: "ready", prepared: made, address: chosen, knownAs: same?.file });
    return undefined;
  };

  /** Returns whether a file was refused, once all are done. Finished uploads go. */
  const add = async (files: File[]) => {
    const added = files.map((file) => ({ file, id: (lastId += 1) }));
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

  /** A result that is still being prepared is discarded. */
  const dismiss = (id: number) => {
    cancelled.current.add(id);
    setUploads((all) => all.filter((each) => each.id !== id));
  };
  return { uploads, add, dismiss };
};
