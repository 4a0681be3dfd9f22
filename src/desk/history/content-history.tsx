import { useCallback, useState } from "react";
import { savedIn, type Saved } from "./saves";
import { SaveRow } from "./save-row";
import { localeFile, localeOf } from "../../typed-content/files/content";
import { defaultLanguage } from "../../base/languages";
import { fieldPlace } from "../told/field-place";
import { contentVersions, deletedIn, type ContentVersion } from "./versions";
import { dataOf, type Work } from "../core/work";
import { contentNow } from "../core/content-now";
import { useDesk, useWords, useWork } from "../core/context";
import { addressOf } from "../core/places";
import type { Version } from "../stores/store";
import type { Words } from "../words";
import { DeletedFiles } from "./deleted-files";
import { versionAuthor, versionDate, versionDay } from "../told/date-text";
import { RequestResult } from "../publishing/request-result";
import { useRequest } from "../publishing/use-request";

/** Versions that are loaded at once; each takes a request. */
const PAGE_SIZE = 8;

/** Files of a version that are listed before the others are folded away. */
const MAX_LISTED = 6;

/** The last versions of all content, and the files that were deleted in them. */
export const ContentHistory = () => {
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

/** Consecutive versions: saves of one day, or commits if there is no day. */
type Block = { day?: string; versions: ContentVersion[] };

const blocksOf = (versions: ContentVersion[], words: Words): Block[] => {
  const blocks: Block[] = [];
  for (const each of versions) {
    const day = each.version.isSave && versionDay(each.version, words);
    const last = blocks.at(-1);
    if (last && last.day === day) last.versions.push(each);
    else blocks.push({ day, versions: [each] });
  }
  return blocks;
};

const SaveRows = ({ block, saves }: { block: ContentVersion[]; saves: Saved[] }) => {
  const revisions = block.map(({ version }) => version.revision);
  return (
    <ol className="saves">
      {saves.map((saved, index) =>
        revisions.includes(saved.version.revision) ? (
          <SaveRow key={saved.version.revision} saved={saved} later={saves.slice(0, index)} />
        ) : null,
      )}
    </ol>
  );
};

const LastChanges = ({ all }: { all: Version[] }) => {
  const { store } = useDesk();
  const words = useWords();
  const { history } = words.texts;
  const [count, setCount] = useState(PAGE_SIZE);
  const load = useCallback(async () => {
    const page = all.slice(0, count);
    const [versions, saves] = await Promise.all([
      contentVersions(store, page),
      Promise.all(page.filter(({ isSave }) => isSave).map((save) => savedIn(store, save))),
    ]);
    return { versions, saves, deleted: await deletedIn(store, versions) };
  }, [store, all, count]);
  const { request, retry } = useRequest(load);
  return (
    <RequestResult request={request} onRetry={retry}>
      {({ versions, saves, deleted }) => (
        <>
          {blocksOf(versions, words).map(({ day, versions: block }, index) => (
            <section key={block[0]?.version.revision}>
              <h2 className="section-title">
                {day ?? (index === 0 ? history.lastChanges : history.earlierChanges)}
              </h2>
              {day === undefined ? (
                <ol className="versions">
                  {block.map((each) => (
                    <ChangedFiles key={each.version.revision} {...each} />
                  ))}
                </ol>
              ) : (
                <SaveRows block={block} saves={saves} />
              )}
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

/**
 * Returns the files that a version has changed and that still exist, with their labels. The languages of a namespace
 * count as one file.
 */
const filesIn = ({ files }: ContentVersion, work: Work, words: Words) => {
  const content = contentNow(work);
  const named = new Map<string, string>();
  for (const { file } of files) {
    if (dataOf(work, file) === undefined) continue;
    const locale = localeOf(file);
    const own = locale ? localeFile(defaultLanguage, locale.namespace) : file;
    const { labels } = fieldPlace(content, { file, path: [] }, words);
    named.set(labels.join(" › "), own);
  }
  return Array.from(named, ([label, file]) => ({ label, file }));
};

const ChangedFiles = (each: ContentVersion) => {
  const words = useWords();
  const files = filesIn(each, useWork(), words);
  if (files.length === 0) return null;
  return (
    <li className="version">
      <h3>{versionDate(each.version, words)}</h3>
      <p>{versionAuthor(each.version, words)}</p>
      <Files files={files.slice(0, MAX_LISTED)} />
      {files.length > MAX_LISTED && (
        <details className="more">
          <summary>{words.start.more(files.length - MAX_LISTED)}</summary>
          <Files files={files.slice(MAX_LISTED)} />
        </details>
      )}
    </li>
  );
};

const Files = ({ files }: { files: { label: string; file: string }[] }) => (
  <ul>
    {files.map(({ label, file }) => (
      <li key={file}>
        <a href={addressOf({ screen: "history", file })}>{label}</a>
      </li>
    ))}
  </ul>
);
