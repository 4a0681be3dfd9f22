import { useCallback, useEffect, useMemo, useState } from "react";
import type { Content } from "../../typed-content/content";
import { contentNow } from "../core/content-now";
import { dataOf, type Work } from "../core/work";
import { heldLines, type HeldEdit, type VersionLine } from "../told/held-lines";
import { versionLines } from "../told/version-lines";
import {
  entryVersions,
  heldEdits,
  joinedHistory,
  withVersion,
  type FileVersion,
  type Histories,
} from "./entry-versions";
import { holdersOf } from "./items-of";
import { useDesk, usePublishingWords, useWords, useWork } from "../core/context";
import type { Publication } from "../stores/store";
import { UnreadableNote } from "../entry/unreadable-note";
import { Icon } from "../window/icon";
import { RequestResult, useRequest } from "../publishing/request-result";
import { PublicationBadge, useVersionStatus } from "./publication-badge";
import type { ShownVersion } from "./version-bar";
import { shownVersionText, versionAuthor, versionDate } from "../told/date-text";

/** Versions loaded at once. */
const PAGE_SIZE = 8;

type OnShow = (content: Content | undefined, version?: ShownVersion) => void;

/** Also tells what other files' lists say about the entry, such as its price. */
export const FileHistory = ({ file, onShow }: { file: string; onShow?: OnShow }) => {
  const desk = useDesk();
  const { history } = useWords().texts;
  const { revision } = useWork().snapshot;
  // Depends on the revision, so that the list is reloaded after a publication.
  const load = useCallback(async () => {
    if (revision === undefined) return undefined;
    const files = [file, ...holdersOf(desk.state().work, file)];
    const found = await Promise.all(files.map((each) => desk.store.history(each)));
    if (!found[0]) return undefined;
    return new Map(files.map((each, index) => [each, found[index] ?? []]));
  }, [desk, file, revision]);
  const { request, retry } = useRequest(load);
  return (
    <>
      <UnreadableNote files={[file]} />
      <RequestResult request={request} onRetry={retry}>
        {(histories) => {
          if (!histories) return <p>{history.none}</p>;
          if (histories.get(file)?.length === 0) return <p>{history.empty}</p>;
          return <Versions file={file} histories={histories} onShow={onShow} />;
        }}
      </RequestResult>
    </>
  );
};

type VersionsProps = { file: string; histories: Histories; onShow?: OnShow };

const Versions = ({ file, histories, onShow }: VersionsProps) => {
  const desk = useDesk();
  const work = useWork();
  const words = useWords();
  const [count, setCount] = useState(PAGE_SIZE);
  const [shown, setShown] = useState<string>();
  const all = useMemo(() => joinedHistory(histories), [histories]);
  const load = useCallback(
    () => entryVersions(desk.store, desk.state().work, file, histories, all, count),
    [desk, file, histories, all, count],
  );
  const { request, retry } = useRequest(load);
  const statusOf = useVersionStatus();
  useEffect(() => () => onShow?.(undefined), [onShow]);

  const back = () => {
    setShown(undefined);
    onShow?.(undefined);
  };
  const show = (each: FileVersion) => {
    const { version, data } = each;
    if (shown === version.revision || data === undefined) {
      back();
      return;
    }
    setShown(version.revision);
    onShow?.(contentNow(withVersion(work, file, each, 0)), {
      label: shownVersionText(version, words),
      back,
    });
  };
  return (
    <RequestResult request={request} onRetry={retry}>
      {({ versions, read }) => (
        <>
          <ol className="versions">
            {versions.map((each) => (
              <VersionItem
                key={each.version.revision}
                file={file}
                status={statusOf(
                  versions.map(({ version }) => version.revision),
                  each.version.revision,
                )}
                isShown={each.version.revision === shown}
                onPress={() => show(each)}
                each={each}
              />
            ))}
          </ol>
          {read < all.length && (
            <button
              type="button"
              className="btn btn--wide"
              onClick={() => setCount(versions.length + PAGE_SIZE)}
            >
              {words.texts.history.older}
            </button>
          )}
        </>
      )}
    </RequestResult>
  );
};

/** What going back to a version changes in other files. */
const heldBy = (restored: Work, work: Work, file: string): HeldEdit[] =>
  holdersOf(work, file).flatMap((holder) => {
    const [base, data] = [dataOf(work, holder), dataOf(restored, holder)];
    return base === data ? [] : [[holder, { base, data }] as const];
  });

type ItemProps = {
  each: FileVersion;
  file: string;
  status?: Publication["status"];
  isShown: boolean;
  onPress: () => void;
};

const VersionItem = ({ each, file, status, isShown, onPress }: ItemProps) => {
  const { version } = each;
  const desk = useDesk();
  const work = useWork();
  const words = useWords();
  const { history } = words.texts;
  const { restored } = usePublishingWords();
  const [isRestored, setRestored] = useState(false);
  const restoredWork = withVersion(work, file, each, 0);
  const isNow = restoredWork === work;
  const held = heldEdits(work, file, each);
  const broughtBack =
    isShown && !isNow ? heldLines(heldBy(restoredWork, work, file), work, words) : [];
  return (
    <li className={isShown ? "version is-current" : "version"}>
      <h2>
        <button type="button" aria-pressed={isShown} onClick={onPress}>
          {versionDate(version, words)}
        </button>
        <PublicationBadge status={status} />
      </h2>
      <p>{versionAuthor(version, words)}</p>
      <ul>
        {versionLines(each, file, work, words, held).map((line, index) => (
          <Line key={index} {...line} />
        ))}
      </ul>
      {isShown && (
        <div role="status">
          <p>{isRestored && isNow ? restored : isNow && history.alreadySo}</p>
          {broughtBack.length > 0 && (
            <p>
              {history.bringsBack(
                broughtBack.map(({ label, after }) => `${label}: ${after}`).join(" · "),
              )}
            </p>
          )}
          <p className="row">
            {!isNow && (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  desk.setWork(withVersion(desk.state().work, file, each, Date.now()));
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
