import { useCommitMessage } from "../told/use-commit-message";
import { useDesk } from "../core/context";
import { readyOf } from "./ready";

/**
 * With the local store, it saves them.
 * @param onRefused called if something is wrong or not ready; conflicts open a dialog of their own
 */
export const usePublish = (onRefused: () => void) => {
  const desk = useDesk();
  const message = useCommitMessage();
  return async () => {
    const { waiting, faults } = readyOf(desk.state().work);
    if (waiting.size > 0 && faults.length === 0) return onRefused();
    await desk.publish(message);
    if (desk.state().outcome?.kind === "refused") onRefused();
  };
};
