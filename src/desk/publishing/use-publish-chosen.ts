import { useDesk } from "../core/context";
import { useCommitMessage } from "../told/use-commit-message";
import type { ChooseEdits } from "./publish";

/** With the local store, it saves them. */
export const usePublishChosen = () => {
  const desk = useDesk();
  const message = useCommitMessage();
  return async (choose: ChooseEdits) => {
    if (choose(desk.state().work).size > 0) await desk.publish(message, choose);
  };
};
