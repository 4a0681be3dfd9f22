import type { Content } from "../../typed-content/content";
import { fieldPlace } from "../told/field-place";
import { contentNow } from "../core/content-now";
import { useDesk, useIsHome, usePublishingWords, useWords, useWork } from "../core/context";
import { useCallback, useState } from "react";
import { savedIn, type Saved } from "./saves";
import { SaveRow } from "./save-row";
import { deletedIn, stillDeleted, withRecovered, type Deleted } from "./versions";
import { storeErrorOrThrow, type StoreError, type Version } from "../stores/store";
import type { Desk } from "../core/desk";
import { Problem } from "../window/problem";
import { versionAuthor, versionDate, versionDay } from "../told/date-text";
import { RequestResult, useRequest } from "../publishing/request-result";
import { useVersionStatus } from "./publication-badge";
import { FileHistory } from "./file-history";
import { PanelHead } from "../window/panel-head";
import type { ShownVersion } from "./version-bar";

type HistoryProps = {
  /** Undefined for all content. */
  file?: string;
  /** Called with undefined to end the preview. */
  onShow?: (content: Content | undefined, version?: ShownVersion) => void;
};

export const HistoryScreen = ({ file, onShow }: HistoryProps) => {
  const words = useWords();
  const { history } = words.texts;
  const work = useWork();
  const isHome = useIsHome();
  if (file === undefined)
    return (
      <>
        <PanelHead
          back={{ place: { screen: "start" }, title: words.nav.start }}
          title={history.title}
          hasHistory={false}
        >
          {isHome ? history.savesHelp : history.publicationsHelp}
        </PanelHead>
        <div className="panel__body">
          <ContentHistory />
        </div>
      </>
    );
  const name = fieldPlace(contentNow(work), { file, path: [] }, words).labels.at(-1) ?? file;
  return (
    <>
      <PanelHead
        back={{ place: { screen: "entry", file }, title: name }}
        title={history.titleOf(name)}
        hasHistory={false}
      >
        {history.help}
      </PanelHead>
      <div className="panel__body">
        <FileHistory file={file} onShow={onShow} />
      </div>
    </>
  );
};

/** Versions loaded at once; each takes requests. */
const PAGE_SIZE = 8;

/** Of all content, with the files that were deleted. */
const ContentHistory = () => {
  const { store } = useDesk();
  const { history } = useWords().texts;
  const { revision } = useWork().snapshot;
  // Depends on the revision, so that the list is reloaded after a publication.
  const load = useCallback(
    async () => (revision === undefined ? undefined : store.history()),
    [store, revision],
  );
  const { request, retry } = useRequest(load);
  return (
    <RequestResult request={request} onRetry={retry}>
      {(all) => {
        if (!all) return <p>{history.none}</p>;
        return all.length === 0 ? <p>{history.empty}</p> : <LastChanges all={all} />;
      }}
    </RequestResult>
  );
};

const LastChanges = ({ all }: { all: Version[] }) => {
  const { store } = useDesk();
  const words = useWords();
  const { history } = words.texts;
  const [count, setCount] = useState(PAGE_SIZE);
  const load = useCallback(async () => {
    const saves = await Promise.all(all.slice(0, count).map((each) => savedIn(store, each)));
    return { saves, deleted: await deletedIn(store, saves) };
  }, [store, all, count]);
  const { request, retry } = useRequest(load);
  const statusOf = useVersionStatus();
  const revisions = all.map(({ revision }) => revision);
  return (
    <RequestResult request={request} onRetry={retry}>
      {({ saves, deleted }) => (
        <>
          {daysOf(saves, (version) => versionDay(version, words)).map(({ day, own }) => (
            <section key={own[0]?.version.revision}>
              <h2 className="section-title">{day}</h2>
              <ol className="saves">
                {own.map((saved) => (
                  <SaveRow
                    key={saved.version.revision}
                    saved={saved}
                    later={saves.slice(0, saves.indexOf(saved))}
                    status={statusOf(revisions, saved.version.revision)}
                  />
                ))}
              </ol>
            </section>
          ))}
          {count < all.length && (
            <button
              type="button"
              className="btn btn--wide"
              onClick={() => setCount(count + PAGE_SIZE)}
            >
              {history.lookFurther}
            </button>
          )}
          <DeletedFiles deleted={deleted} />
        </>
      )}
    </RequestResult>
  );
};

/** Saves that changed nothing that the desk reads are left out. */
const daysOf = (saves: Saved[], dayOf: (version: Version) => string) => {
  const days: { day: string; own: Saved[] }[] = [];
  for (const saved of saves) {
    if (saved.files.length === 0) continue;
    const day = dayOf(saved.version);
    const last = days.at(-1);
    if (last?.day === day) last.own.push(saved);
    else days.push({ day, own: [saved] });
  }
  return days;
};

const restore = async (desk: Desk, deleted: Deleted) => {
  const current = () => desk.state().work;
  desk.setWork(await withRecovered(desk.store, current, deleted, Date.now()));
};

/** Folded, and nothing without deleted files. Restored ones are left out. */
const DeletedFiles = ({ deleted }: { deleted: Deleted[] }) => {
  const desk = useDesk();
  const work = useWork();
  const words = useWords();
  const { history } = words.texts;
  const { recovered } = usePublishingWords();
  // What is said of the last one stays in its place.
  const [isAsked, setAsked] = useState(false);
  const [restored, setRestored] = useState<string>();
  const [failure, setFailure] = useState<StoreError>();
  const content = contentNow(work);
  const nameOf = ({ file, data }: Deleted) =>
    fieldPlace(content, { file, path: [] }, words, false, data).labels.join(" › ");
  const onRestore = (each: Deleted) => {
    setFailure(undefined);
    setAsked(true);
    restore(desk, each).then(
      () => setRestored(nameOf(each)),
      (error: unknown) => setFailure(storeErrorOrThrow(error)),
    );
  };
  const left = stillDeleted(work, deleted);
  if (left.length === 0 && !isAsked) return null;
  return (
    <details className="more">
      <summary>{history.deletedThings}</summary>
      <p role="status">{restored !== undefined && recovered(restored)}</p>
      {failure && (
        <p role="alert">
          <Problem of={failure} words={words} />
        </p>
      )}
      <ul className="versions">
        {left.map((each) => (
          <li key={each.file} className="version">
            <h3>{nameOf(each)}</h3>
            <p>
              {history.deletedBy(
                versionDate(each.version, words),
                versionAuthor(each.version, words),
              )}
            </p>
            <button
              type="button"
              className="btn"
              aria-label={history.recoverThis(nameOf(each))}
              onClick={() => onRestore(each)}
            >
              {history.recover}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
