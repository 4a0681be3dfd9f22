import { useCommitMessage } from "../told/use-commit-message";
import { useDesk } from "../core/context";

/**
 * Returns a function that publishes all changes; with the local store, it saves them.
 * @param onRefused called if errors prevent it; conflicts open a dialog of their own
 */
export const usePublish = (onRefused: () => void) => {
  const desk = useDesk();
  const message = useCommitMessage();
  return async () => {
    await desk.publish(message());
    if (desk.state().outcome?.kind === "refused") onRefused();
  };
};
