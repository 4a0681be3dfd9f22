import { useDesk } from "../../../desk/core/context";
import { usePublishChosen } from "../../../desk/publishing/use-publish-chosen";
import { choiceOf, withNotices, type NewNotice } from "./new-notices";

/** Returns a function that makes notices and publishes them alone; with the local store, it saves them. */
export const useSayNotices = () => {
  const desk = useDesk();
  const publish = usePublishChosen();
  return (notices: readonly NewNotice[]) => {
    desk.setWork(withNotices(desk.state().work, notices, Date.now()));
    return publish(choiceOf(notices));
  };
};
