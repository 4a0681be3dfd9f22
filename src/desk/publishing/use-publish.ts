import { useCommitMessage } from "../told/use-commit-message";
import { useDesk } from "../core/context";
import { readyOf } from "./ready";

/** With the local store, it saves. `onRefused` is called if something is wrong or not ready, not for conflicts. */
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
