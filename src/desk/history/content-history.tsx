import { useCallback, useState } from "react";
import { savedIn, type Saved } from "./saves";
import { SaveRow } from "./save-row";
import { deletedIn } from "./versions";
import { useDesk, useWords, useWork } from "../core/context";
import type { Version } from "../stores/store";
import { DeletedFiles } from "./deleted-files";
import { versionDay } from "../told/date-text";
import { RequestResult } from "../publishing/request-result";
import { useRequest } from "../publishing/use-request";
import { usePublicVersion } from "./use-public-version";

/** Versions loaded at once; each takes requests. */
const PAGE_SIZE = 8;

/** Of all content, with the files that were deleted. */
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
  const publicVersion = usePublicVersion()(all);
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
                    isPublic={saved.version === publicVersion}
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
