import { commitMessage } from "../content/commit-message";
import { useDesk } from "../context";

/**
 * Returns what publishes all changes, at home: stores them.
 * @param onRefused called where something has to be corrected or decided before
 */
export const usePublish = (onRefused: () => void) => {
  const desk = useDesk();
  return async () => {
    await desk.publish(commitMessage(desk.state().work));
    const { outcome } = desk.state();
    if (outcome?.kind === "refused" || outcome?.kind === "contested") onRefused();
  };
};
