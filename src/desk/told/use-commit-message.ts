import { useDesk } from "../core/context";
import { useSite } from "../core/site-context";
import { spanishWords } from "../words";
import { commitMessage } from "./commit-message";

/** Returns a function that describes all changes that there are when it is called, as the message of a commit. */
export const useCommitMessage = () => {
  const desk = useDesk();
  const site = useSite();
  return () => commitMessage(desk.state().work, spanishWords(site));
};
