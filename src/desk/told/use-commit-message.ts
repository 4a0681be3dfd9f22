import { useDesk } from "../core/context";
import { useSite } from "../core/site-context";
import { spanishWords } from "../words";
import { commitMessage } from "./commit-message";

/** Of all changes by default. */
export const useCommitMessage = () => {
  const desk = useDesk();
  const site = useSite();
  return (work = desk.state().work) => commitMessage(work, spanishWords(site));
};
