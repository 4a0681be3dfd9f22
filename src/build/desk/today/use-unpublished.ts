import { useEffect, useState } from "react";
import { useDesk, useDeskState } from "../../../desk/core/context";
import type { ContentStore } from "../../../desk/stores/store";
import { parseStored } from "../../../desk/stores/yaml";
import { notices } from "../../../model/collections/notices";
import { holds } from "../../../typed-content/collection";

/** What the site shows of notices that were changed since it was published, by file; undefined if it shows nothing. */
export type Unpublished = ReadonlyMap<string, unknown>;

const FOLDER = notices.path.replace(/\/\*.*/, "");

const NONE: Unpublished = new Map();

const dataAt = async ({ read }: ContentStore, revision: string, file: string) => {
  const text = await read(revision, file);
  const parsed = text === undefined ? undefined : await parseStored(file, text);
  return parsed && "data" in parsed ? parsed.data : undefined;
};

/** Returns what the last version that was published has of the notices that were changed after it. */
const unpublishedIn = async (store: ContentStore) => {
  const files = new Set<string>();
  for (const { revision } of (await store.history(FOLDER)) ?? []) {
    if (await store.isPublic?.(revision)) {
      const shown = [...files].map(async (file) => [file, await dataAt(store, revision, file)]);
      return new Map((await Promise.all(shown)) as [string, unknown][]);
    }
    for (const { file } of await store.changed(revision)) if (holds(notices, file)) files.add(file);
  }
  return new Map([...files].map((file) => [file, undefined]));
};

/** Returns what the site shows otherwise than it is stored; undefined while that is unknown. */
export const useUnpublished = () => {
  const { store } = useDesk();
  const status = useDeskState(({ publication }) => publication?.status);
  const revision = useDeskState(({ work }) => work.snapshot.revision);
  const isOnline = useDeskState((state) => state.isOnline);
  const key = `${revision} ${status}`;
  const [known, setKnown] = useState<{ key: string; unpublished: Unpublished }>();
  const isAsked = status === "building" || status === "failed";
  useEffect(() => {
    if (!isAsked || !isOnline || !store.isPublic) return;
    let isOver = false;
    unpublishedIn(store).then(
      (unpublished) => isOver || setKnown({ key, unpublished }),
      // Nothing is said of what is not known.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [store, key, isAsked, isOnline]);
  if (status === "public") return NONE;
  return known?.key === key ? known.unpublished : undefined;
};
