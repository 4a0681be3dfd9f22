import { useCommitMessage } from "../told/use-commit-message";
import { checkedOf } from "../core/check";
import { useDesk } from "../core/context";

/**
 * Returns a function that publishes all changes; with the local store, it saves them.
 * @param onRefused called if something is wrong or not ready; conflicts open a dialog of their own
 */
export const usePublish = (onRefused: () => void) => {
  const desk = useDesk();
  const message = useCommitMessage();
  return async () => {
    if (checkedOf(desk.state().work).brought.length > 0) return onRefused();
    await desk.publish(message());
    if (desk.state().outcome?.kind === "refused") onRefused();
  };
};
