import { useCallback } from "react";
import { useDesk, useWords, useWork } from "../state/context";
import { RequestResult, useRequest } from "../publishing/request-result";
import { momentText } from "../told/date-text";
import { PlaceLink } from "../ui/place-link";
import { isRecord } from "@brisa/typed-content/helpers";
import { referenceLists, type Path } from "@brisa/typed-content";
import { collectionOf } from "../core/model";
import { valueAt } from "../core/paths";
import type { Place } from "../core/places";
import { begin, dataOf, type Work } from "../core/work";
import { isOf } from "../core/removal";
import type { ContentStore } from "../stores/store";
import { fieldPlace } from "../told/field-place";
import { toldChanges, type ToldChange } from "../told/told-changes";
import type { Words } from "../words";
import { readAt } from "../state/version-edits";
import { contentNow, storedIn } from "../core/edits";

/** A field with what it was before, newest first. */
type EarlierField = {
  where: string;
  place: Place;
  /** `until`: ISO 8601; undefined for what is in no commit yet. */
  values: { text: string; until?: string }[];
};

/** Most versions of a file that are read; on the web each takes requests. */
const MOST = 12;

/** Other files with lists about an entry, such as its prices. */
const holdersOf = (work: Work, file: string) => {
  const collection = collectionOf(file);
  const lists = referenceLists(contentNow(work).entries);
  const holders = lists.flatMap((list) => (list.collection === collection?.type ? list.file : []));
  return [...new Set(holders)].filter((holder) => holder !== file);
};

const isAbout = ({ edit, path, differences: [{ kind }] }: ToldChange, id: unknown) => {
  const data = kind === "removed" ? edit.base : edit.data;
  return path.some((_, depth) => isOf(valueAt(data, path.slice(0, depth + 1) as Path), id));
};

type Read = { store: ContentStore; work: Work; words: Words };

const inFile = async (
  { store, work, words }: Read,
  file: string,
  isMeant: (told: ToldChange) => boolean,
) => {
  const versions = (await store.history(file))?.slice(0, MOST) ?? [];
  const read = await Promise.all(versions.map(({ revision }) => readAt(store, revision, file)));
  const now = storedIn(work.snapshot, file);
  const stored = begin(work.snapshot);
  const fields = new Map<string, EarlierField & { now?: string; last?: string }>();
  read.forEach((then, index) => {
    const until = versions[index - 1]?.date;
    if (!isRecord(then)) return;
    const edits = new Map([[file, { base: then.data, data: now }]]);
    const told = toldChanges(edits, stored, words).filter(isMeant);
    const seen = new Map(told.map((each) => [each.where, each.before]));
    for (const { where, place, before, after } of told)
      if (before !== undefined && !fields.has(where))
        fields.set(where, { where, place, values: [], now: after, last: after });
    for (const [where, field] of fields) {
      const text = seen.has(where) ? seen.get(where) : field.now;
      if (text !== undefined && text !== field.last) field.values.push({ text, until });
      field.last = text;
    }
  });
  return [...fields.values()];
};

/** Of the entry's fields, also of those in other files' lists. Throws StoreError. */
const earlierValues = async (given: Read, file: string): Promise<EarlierField[]> => {
  const { work, words } = given;
  const id = valueAt(dataOf(work, file), ["id"]);
  const outside = fieldPlace(contentNow(work), { file, path: [] }, words).labels.join(" › ");
  const own = await inFile(given, file, () => true);
  const held = holdersOf(work, file).map((holder) =>
    inFile(given, holder, (told) => isAbout(told, id)),
  );
  const fields = [...own, ...(await Promise.all(held)).flat()];
  return fields.map(({ where, place, values }) => ({
    where: where.startsWith(`${outside} › `) ? where.slice(outside.length + 3) : where,
    place,
    values,
  }));
};

/** «320 € hasta el 3 de agosto», by field. */
export const EarlierValues = ({ file }: { file: string }) => {
  const desk = useDesk();
  const words = useWords();
  const { history } = words.texts;
  const { revision } = useWork().snapshot;
  // Depends on the revision, so that they are read again after a publication.
  const load = useCallback(
    async () =>
      revision === undefined
        ? []
        : earlierValues({ store: desk.store, work: desk.state().work, words }, file),
    [desk, file, revision, words],
  );
  const { request, retry } = useRequest(load);
  return (
    <RequestResult request={request} onRetry={retry}>
      {(fields) =>
        fields.length === 0 ? (
          <p>{history.noEarlier}</p>
        ) : (
          <dl className="earlier">
            {fields.map(({ where, place, values }) => (
              <div key={where}>
                <dt>
                  <PlaceLink place={place}>{where}</PlaceLink>
                </dt>
                {values.map(({ text, until }) => (
                  <dd key={`${until} ${text}`}>
                    {history.until(text, until && momentText(until, words))}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )
      }
    </RequestResult>
  );
};
