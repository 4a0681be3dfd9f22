import { commitMessage } from "../told/commit-message";
import { useDesk } from "../core/context";

/**
 * Returns a function that publishes all changes; with the local store, it saves them.
 * @param onRefused called if errors prevent it; conflicts open a dialog of their own
 */
export const usePublish = (onRefused: () => void) => {
  const desk = useDesk();
  return async () => {
    await desk.publish(commitMessage(desk.state().work));
    if (desk.state().outcome?.kind === "refused") onRefused();
  };
};
