import { useCallback, useEffect, useState } from "react";
import type { Content } from "../../typed-content/content";
import { contentNow } from "../core/content-now";
import { withEdit } from "../core/edits";
import { isSame } from "../core/json";
import { versionLines, type VersionLine } from "../told/version-lines";
import { fileVersions, type FileVersion } from "./versions";
import { dataOf } from "../core/work";
import { useDesk, useIsHome, usePublishingWords, useWords, useWork } from "../core/context";
import { Icon } from "../window/icon";
import type { Version } from "../stores/store";
import { RequestResult } from "../publishing/request-result";
import { useRequest } from "../publishing/use-request";
import type { ShownVersion } from "./version-bar";
import { shownVersionText, versionAuthor, versionDate } from "../told/date-text";

/** Versions that are loaded at once. */
const PAGE_SIZE = 8;

type OnShow = (content: Content | undefined, version?: ShownVersion) => void;

/** The versions of a file, each with its changes and buttons to preview and restore it. */
export const FileHistory = ({ file, onShow }: { file: string; onShow?: OnShow }) => {
  const { store } = useDesk();
  const { history } = useWords().texts;
  const { revision } = useWork().snapshot;
  // Depends on the revision, so that the list is reloaded after a publication.
  const load = useCallback(
    async () => (revision === undefined ? undefined : store.history(file)),
    [store, file, revision],
  );
  const { request, retry } = useRequest(load);
  return (
    <RequestResult request={request} onRetry={retry}>
      {(all) => {
        if (!all) return <p>{history.none}</p>;
        if (all.length === 0) return <p>{history.empty}</p>;
        return <Versions file={file} all={all} onShow={onShow} />;
      }}
    </RequestResult>
  );
};

type VersionsProps = { file: string; all: Version[]; onShow?: OnShow };

const Versions = ({ file, all, onShow }: VersionsProps) => {
  const { store } = useDesk();
  const work = useWork();
  const words = useWords();
  const [count, setCount] = useState(PAGE_SIZE);
  const [shown, setShown] = useState<string>();
  const load = useCallback(() => fileVersions(store, file, all, count), [store, file, all, count]);
  const { request, retry } = useRequest(load);
  useEffect(() => () => onShow?.(undefined), [onShow]);

  const back = () => {
    setShown(undefined);
    onShow?.(undefined);
  };
  const show = ({ version, data }: FileVersion) => {
    if (shown === version.revision || data === undefined) {
      back();
      return;
    }
    setShown(version.revision);
    const { snapshot } = work;
    const edits = withEdit(work.edits, snapshot, file, data);
    onShow?.(contentNow({ snapshot, edits }), {
      label: shownVersionText(version, words),
      back,
    });
  };
  return (
    <RequestResult request={request} onRetry={retry}>
      {(versions) => (
        <>
          <ol className="versions">
            {versions.map((each, index) => (
              <VersionItem
                key={each.version.revision}
                file={file}
                isNewest={index === 0}
                isShown={each.version.revision === shown}
                onPress={() => show(each)}
                {...each}
              />
            ))}
          </ol>
          {count < all.length && (
            <button
              type="button"
              className="btn btn--wide"
              onClick={() => setCount(count + PAGE_SIZE)}
            >
              {words.texts.history.older}
            </button>
          )}
        </>
      )}
    </RequestResult>
  );
};

type ItemProps = FileVersion & {
  file: string;
  isNewest: boolean;
  isShown: boolean;
  onPress: () => void;
};

const VersionItem = ({ file, isNewest, isShown, onPress, ...each }: ItemProps) => {
  const { version, data } = each;
  const desk = useDesk();
  const work = useWork();
  const words = useWords();
  const isHome = useIsHome();
  const { history } = words.texts;
  const { restored } = usePublishingWords();
  const [isRestored, setRestored] = useState(false);
  const isNow = isSame(dataOf(work, file), data);
  return (
    <li className={isShown ? "version is-current" : "version"}>
      <h2>
        <button type="button" aria-pressed={isShown} onClick={onPress}>
          {versionDate(version, words)}
        </button>
        {isNewest && !isHome && <span className="badge badge--sea">{history.now}</span>}
      </h2>
      <p>{versionAuthor(version, words)}</p>
      <ul>
        {versionLines(each, file, work, words).map((line, index) => (
          <Line key={index} {...line} />
        ))}
      </ul>
      {isShown && (
        <div role="status">
          <p>{isRestored && isNow ? restored : isNow && history.alreadySo}</p>
          <p className="row">
            {!isNow && (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  desk.change(file, [], data);
                  setRestored(true);
                }}
              >
                {history.backTo}
              </button>
            )}
            <button type="button" className="link" onClick={onPress}>
              {history.toToday}
            </button>
          </p>
        </div>
      )}
    </li>
  );
};

const Line = ({ label, before, after }: VersionLine) => (
  <li>
    <span>{(before ?? after) === undefined ? label : `${label}: `}</span>
    <span>{before}</span>
    {before !== undefined && after !== undefined && (
      <span>
        {" "}
        <Icon name="right" />{" "}
      </span>
    )}
    <span>{after}</span>
  </li>
);
