import { useEffect, useState } from "react";
import { useDesk, useDeskState } from "../../../desk/core/context";
import type { ContentStore } from "../../../desk/stores/store";
import { parseStored } from "../../../desk/stores/yaml";
import { notices } from "../../../model/collections/notices";
import { holds } from "../../../typed-content/collection";

/** By file, what the site shows of notices changed since it was published; undefined if it shows nothing. */
export type Unpublished = ReadonlyMap<string, unknown>;

const NONE: Unpublished = new Map();

const dataAt = async ({ read }: ContentStore, revision: string | undefined, file: string) => {
  const text = revision === undefined ? undefined : await read(revision, file);
  const parsed = text === undefined ? undefined : await parseStored(file, text);
  return parsed && "data" in parsed ? parsed.data : undefined;
};

const unpublishedIn = async (store: ContentStore): Promise<Unpublished | undefined> => {
  const shown = await store.lastPublic?.();
  if (!shown) return undefined;
  const changes = await Promise.all(shown.later.map(store.changed));
  const files = changes.flat().flatMap(({ file }) => (holds(notices, file) ? [file] : []));
  const entries = Array.from(new Set(files), async (file) => {
    return [file, await dataAt(store, shown.revision, file)] as const;
  });
  return new Map(await Promise.all(entries));
};

/** Undefined while that is unknown. */
export const useUnpublished = () => {
  const { store } = useDesk();
  const status = useDeskState(({ publication }) => publication?.status);
  const revision = useDeskState(({ work }) => work.snapshot.revision);
  const isOnline = useDeskState((state) => state.isOnline);
  const key = `${revision} ${status}`;
  const [known, setKnown] = useState<{ key: string; unpublished?: Unpublished }>();
  const isAsked = status !== undefined && status !== "public";
  useEffect(() => {
    if (!isAsked || !isOnline) return;
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
