import { commitMessage } from "../content/commit-message";
import { useDesk } from "../context";

/**
 * Returns what publishes all changes, at home: stores them.
 * @param onRefused called where something has to be corrected before; what has to be decided asks itself
 */
export const usePublish = (onRefused: () => void) => {
  const desk = useDesk();
  return async () => {
    await desk.publish(commitMessage(desk.state().work));
    if (desk.state().outcome?.kind === "refused") onRefused();
  };
};
