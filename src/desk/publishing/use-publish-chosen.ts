import { useDesk } from "../core/context";
import { useSite } from "../core/site-context";
import { commitMessage } from "../told/commit-message";
import { spanishWords } from "../words";
import type { ChooseEdits } from "./publish";

/** Returns a function that publishes some of the changes, and leaves the others; with the local store, it saves them. */
export const usePublishChosen = () => {
  const desk = useDesk();
  const site = useSite();
  return async (choose: ChooseEdits) => {
    const { work } = desk.state();
    const edits = choose(work);
    if (edits.size === 0) return;
    await desk.publish(commitMessage({ ...work, edits }, spanishWords(site)), choose);
  };
};
