import { useDesk, useDeskState, useIsHome } from "../../../desk/core/context";
import { withoutEntries } from "../../../desk/entry/removal";
import { usePublishChosen } from "../../../desk/publishing/publish-button";
import { PlaceLink } from "../../../desk/window/place-link";
import { storedIn } from "../../../desk/core/snapshot";
import { asOneStep, change } from "../../../desk/core/work";
import { choiceOf, type NewNotice } from "./new-notices";
import type { Said } from "./shown-notices";
import type { TodayWords } from "./words";

type Props = {
  said: Said;
  say: TodayWords;
  /** Called while something is on its way, and when that has ended. */
  onSend: (isSending: boolean) => void;
};

/** The second press makes it public that the notice is taken back. */
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
  const isRemoved = notices.some(({ state }) => state === "removed");
  // What was never published is gone already.
  const remove = () => desk.setWork(withoutEntries(desk.state().work, files, Date.now()));
  const keep = () => {
    const { work } = desk.state();
    const back = (next: typeof work, file: string) =>
      change(next, file, [], storedIn(work.snapshot, file), Date.now());
    desk.setWork(asOneStep(work, files.reduce(back, work), Date.now()));
  };
  const publishRemoval = () =>
    publish(({ edits }) => new Map([...edits].filter(([file]) => files.includes(file))));
  const publishWaiting = () =>
    publish(choiceOf(waiting.map(({ data }) => data as unknown as NewNotice)));
  return (
    <>
      <ul className="say say--days">
        {notices.map(({ file, day, text, language }) => (
          <li key={file}>
            <span>{say.days[day]}</span>
            <p lang={language}>{text}</p>
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
      {isRemoved && (
        <button
          type="button"
          className="publish publish--wide"
          aria-disabled={isBusy}
          disabled={!isOnline}
          onClick={() => isBusy || void sending(publishRemoval)}
        >
          {isHome ? say.saveRemoval : say.publishRemoval}
        </button>
      )}
      <p className="today__links">
        {!isLeaving && (
          <button
            type="button"
            className="link"
            aria-disabled={isBusy}
            onClick={() => isBusy || (isRemoved ? keep() : remove())}
          >
            {isRemoved ? say.keep : isNoTrips ? say.takeBack : say.remove}
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
