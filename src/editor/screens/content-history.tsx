import { useCallback, useState } from "react";
import { localeOf } from "../../content-files/content";
import { defaultLanguage } from "../../languages";
import { fieldPlace } from "../content/field-place";
import { contentVersions, deletedIn, type ContentVersion } from "../content/versions";
import { dataOf, type Work } from "../content/work";
import { contentNow } from "../content/now";
import { useDesk, useWords, useWork } from "../context";
import { addressOf } from "../places";
import type { Version } from "../stores/store";
import type { Words } from "../words";
import { AnswerOf } from "./answer";
import { DeletedThings } from "./deleted-things";
import { whenOf, whoOf } from "./moment";
import { useAsked } from "./use-asked";

/** Versions that are looked at at once: each is a request. */
const STEP = 8;

/** Files of a version that are named at once. */
const NAMED = 6;

/** The last changes of all content, and what was deleted in them. */
export const ContentHistory = () => {
  const { store } = useDesk();
  const { history } = useWords().texts;
  const { revision } = useWork().snapshot;
  // What is published meanwhile is a version, too.
  const ask = useCallback(
    async () => (revision === undefined ? undefined : store.history()),
    [store, revision],
  );
  const { asked, again } = useAsked(ask);
  return (
    <AnswerOf asked={asked} onAgain={again}>
      {(all) => {
        if (!all) return <p>{history.none}</p>;
        return all.length === 0 ? <p>{history.empty}</p> : <LastChanges all={all} />;
      }}
    </AnswerOf>
  );
};

const LastChanges = ({ all }: { all: Version[] }) => {
  const { store } = useDesk();
  const { history } = useWords().texts;
  const [count, setCount] = useState(STEP);
  const ask = useCallback(async () => {
    const versions = await contentVersions(store, all.slice(0, count));
    return { versions, deleted: await deletedIn(store, versions) };
  }, [store, all, count]);
  const { asked, again } = useAsked(ask);
  return (
    <AnswerOf asked={asked} onAgain={again}>
      {({ versions, deleted }) => (
        <>
          <h2 className="section-title">{history.deletedThings}</h2>
          <DeletedThings deleted={deleted} />
          {count < all.length && (
            <button type="button" className="btn btn--wide" onClick={() => setCount(count + STEP)}>
              {history.lookFurther}
            </button>
          )}
          <h2 className="section-title">{history.lastChanges}</h2>
          <ol className="versions">
            {versions.map((each) => (
              <ChangedFiles key={each.version.revision} {...each} />
            ))}
          </ol>
        </>
      )}
    </AnswerOf>
  );
};

/** What people call the files of a version that are there; words of all languages are one. */
const filesIn = ({ files }: ContentVersion, work: Work, words: Words) => {
  const content = contentNow(work);
  const named = new Map<string, string>();
  for (const { file } of files) {
    const data = dataOf(work, file);
    if (data === undefined) continue;
    const locale = localeOf(file);
    const own = locale ? `locales/${defaultLanguage}/${locale.namespace}.json` : file;
    const { labels } = fieldPlace(content, { file, path: [] }, { data, isNew: false }, words);
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
      <h3>{whenOf(each.version, words)}</h3>
      <p>{whoOf(each.version, words)}</p>
      <Files files={files.slice(0, NAMED)} />
      {files.length > NAMED && (
        <details className="more">
          <summary>{words.start.more(files.length - NAMED)}</summary>
          <Files files={files.slice(NAMED)} />
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
