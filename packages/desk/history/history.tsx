import { useCallback, useState } from "react";
import { useDesk, useWords, useWork } from "../state/context";
import { RequestResult, useRequest } from "../publishing/request-result";
import { versionDate } from "../told/date-text";
import { fieldPlace } from "../told/field-place";
import { PanelScreen } from "../ui/panel-screen";
import { PublicationRow } from "./publication-row";
import { PutBackNote, usePutBack } from "./use-put-back";
import { versionEdits, type VersionEdits } from "../state/version-edits";
import { contentNow, type Edits } from "../core/edits";
import { isRecord } from "@brisa/typed-content/helpers";
import { collectionOf } from "../core/model";
import { valueAt } from "../core/paths";
import { dataOf, type Work } from "../core/work";
import { isOf } from "../core/removal";
import { changesIn } from "../core/changes";
import { onlyChanges } from "../state/without-edits";

type Deleted = {
  file: string;
  data: Record<string, unknown>;
  /** The version that deleted it. */
  from: VersionEdits;
};

/** The file may have got another name. */
const isThere = (work: Work, file: string, id: unknown) =>
  dataOf(work, file) !== undefined ||
  contentNow(work).entries.some(
    ({ collection, data }) => collection === collectionOf(file) && valueAt(data, ["id"]) === id,
  );

/** With their last data. Entries that exist now are left out. `versions`: newest first. */
const deletedIn = (work: Work, versions: readonly VersionEdits[]): Deleted[] => {
  const seen = new Set<string>();
  return versions.flatMap((from) =>
    Array.from(from.edits).flatMap(([file, { base, data }]): Deleted[] => {
      const isLast = !seen.has(file);
      seen.add(file);
      const isEntry = collectionOf(file)?.set === "open" && isRecord(base);
      if (!isLast || data !== undefined || !isEntry || isThere(work, file, base.id)) return [];
      return [{ file, data: base, from }];
    }),
  );
};

/** Also what went with it from other files' lists, such as its price. */
const editsOfEntry = ({ file, data, from: { edits } }: Deleted): Edits =>
  onlyChanges(
    edits,
    changesIn({ edits }).filter(
      (change) =>
        change.file === file ||
        change.differences.every((each) => each.kind === "removed" && isOf(each.before, data.id)),
    ),
  );

/** Publications read at once; on the web each takes requests. */
const PAGE_SIZE = 8;

export const HistoryScreen = () => {
  const { store } = useDesk();
  const { nav, texts } = useWords();
  const { history } = texts;
  const { revision } = useWork().snapshot;
  const [count, setCount] = useState(PAGE_SIZE);
  // Depends on the revision, so that the list is read again after a publication.
  const load = useCallback(async () => {
    const all = revision === undefined ? undefined : await store.history();
    const read = await Promise.all(
      (all ?? []).slice(0, count).map((each) => versionEdits(store, each)),
    );
    return { all, versions: read.filter((each) => each !== undefined) };
  }, [store, revision, count]);
  const { request, retry } = useRequest(load);
  return (
    <PanelScreen title={nav.history} hasHistory={false} help={history.help}>
      <RequestResult request={request} onRetry={retry}>
        {({ all, versions }) => (
          <>
            {!all?.length && <p>{all ? history.empty : history.none}</p>}
            <ol>
              {versions.map((each) => (
                <PublicationRow key={each.version.revision} {...each} />
              ))}
            </ol>
            {all && count < all.length && (
              <button
                type="button"
                className="btn btn--wide"
                onClick={() => setCount(count + PAGE_SIZE)}
              >
                {history.lookFurther}
              </button>
            )}
            <DeletedEntries versions={versions} />
          </>
        )}
      </RequestResult>
    </PanelScreen>
  );
};

const DeletedEntries = ({ versions }: { versions: readonly VersionEdits[] }) => {
  const words = useWords();
  const work = useWork();
  const { history } = words.texts;
  const { putBack, result } = usePutBack();
  const deleted = deletedIn(work, versions);
  if (deleted.length === 0 && !result) return null;
  const nameOf = ({ file, data }: Deleted) =>
    fieldPlace(contentNow(work), { file, path: [] }, words, false, data).labels.join(" › ");
  return (
    <details className="more">
      <summary className="link">{history.deletedThings}</summary>
      <PutBackNote result={result} />
      <ul>
        {deleted.map((each) => (
          <li key={each.file} className="told">
            <h3>{nameOf(each)}</h3>
            <p>
              {history.deletedBy(versionDate(each.from.version, words), each.from.version.author)}
            </p>
            <button
              type="button"
              className="link"
              aria-label={history.recoverThis(nameOf(each))}
              onClick={() => void putBack(each.from, editsOfEntry(each))}
            >
              {history.recover}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
