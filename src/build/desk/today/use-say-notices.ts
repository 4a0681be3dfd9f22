import { useDesk } from "../../../desk/core/context";
import { usePublishChosen } from "../../../desk/publishing/publish-button";
import { choiceOf, withNotices, type NewNotice } from "./new-notices";

/** Publishes notices alone; with the local store, saves them. Tells whether they have been made, published or not. */
export const useSayNotices = () => {
  const desk = useDesk();
  const publish = usePublishChosen();
  return async (notices: readonly NewNotice[]) => {
    desk.setWork(withNotices(desk.state().work, notices, Date.now()));
    await publish(choiceOf(notices));
    const { work } = desk.state();
    return withNotices(work, notices, Date.now()) === work;
  };
};
