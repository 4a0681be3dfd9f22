import { useDesk, useDeskState, useIsHome } from "../../../desk/core/context";
import { withoutEntries } from "../../../desk/entry/removal";
import { usePublishChosen } from "../../../desk/publishing/use-publish-chosen";
import { PlaceLink } from "../../../desk/window/place-link";
import { storedIn } from "../../../desk/core/snapshot";
import { choiceOf, type NewNotice } from "./new-notices";
import type { Said } from "./shown-notices";
import type { TodayWords } from "./words";

type Props = {
  said: Said;
  say: TodayWords;
  /** Called while something is on its way, and when that has ended. */
  onSend: (isSending: boolean) => void;
};

/** What is said today, and of tomorrow, with the way to take it back in one press. */
export const SaidNotices = ({ said: { notices, isNoTrips }, say, onSend }: Props) => {
  const desk = useDesk();
  const isHome = useIsHome();
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const isOnline = useDeskState((state) => state.isOnline);
  const publish = usePublishChosen();
  const files = notices.map(({ file }) => file);
  const waiting = notices.filter(({ state }) => state === "changed");
  const isThere = notices.some(({ state }) => state === "stored" || state === "changed");
  const isLeaving = notices.every(({ state }) => state === "leaving");

  const sending = async (act: () => Promise<unknown>) => {
    onSend(true);
    await act();
    onSend(false);
  };
  const remove = () => {
    const { work } = desk.state();
    const isPublic = files.some((file) => storedIn(work.snapshot, file) !== undefined);
    desk.setWork(withoutEntries(work, files, Date.now()));
    // What was never published is gone already.
    return isPublic
      ? publish(({ edits }) => new Map([...edits].filter(([file]) => files.includes(file))))
      : Promise.resolve();
  };
  const publishWaiting = () =>
    publish(choiceOf(waiting.map(({ data }) => data as unknown as NewNotice)));
  return (
    <>
      <ul className="say say--days">
        {notices.map(({ file, day, text }) => (
          <li key={file}>
            <span>{say.days[day]}</span>
            <p lang="es">{text}</p>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <button
          type="button"
          className="publish publish--wide"
          aria-disabled={isBusy}
          disabled={!isOnline}
          onClick={() => isBusy || void sending(publishWaiting)}
        >
          {isHome ? say.saveIt : say.publishIt}
        </button>
      )}
      <p className="today__links">
        {!isLeaving && (
          <button
            type="button"
            className="link"
            aria-disabled={isBusy}
            disabled={!isOnline}
            onClick={() => isBusy || void sending(remove)}
          >
            {isNoTrips ? say.takeBack : say.remove}
          </button>
        )}
        {isThere && (
          <PlaceLink
            className="link link--quiet"
            place={{ screen: "entry", file: notices[0].file, field: ["text"] }}
          >
            {say.change}
          </PlaceLink>
        )}
      </p>
    </>
  );
};
