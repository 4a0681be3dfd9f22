import { Refused, type Repository } from "./repository";

type Pull = { number: number; title: string; head: string; labels: string[]; isOpen: boolean };

/** The host's pull requests, towards `main`. */
export const pullRequests = (repository: Repository) => {
  const pulls: Pull[] = [];
  const find = (number: number) => {
    const pull = pulls.find((candidate) => candidate.number === number);
    if (!pull) throw new Error(`No pull request ${number}`);
    return pull;
  };
  const show = ({ number, title, head, labels, isOpen }: Pull) => ({
    number,
    title,
    state: isOpen ? "open" : "closed",
    labels: labels.map((name) => ({ name })),
    head: { ref: head, sha: repository.commit(head), repo: { fork: false } },
    base: { sha: repository.commit("main") },
    user: { login: "mar" },
    updated_at: new Date().toISOString(),
  });
  return {
    list: (head?: string) =>
      pulls.filter((pull) => pull.isOpen && (!head || head.endsWith(`:${pull.head}`))).map(show),
    open: (title: string, head: string) => {
      if (pulls.some((pull) => pull.isOpen && pull.head === head)) {
        throw new Refused(422, "Validation Failed");
      }
      const pull = { number: pulls.length + 1, title, head, labels: [], isOpen: true };
      pulls.push(pull);
      return show(pull);
    },
    close: (number: number) => {
      find(number).isOpen = false;
      return show(find(number));
    },
    label: (number: number, labels: string[]) => {
      find(number).labels = labels;
      return show(find(number)).labels;
    },
    /** @throws where both sides have changed the same lines */
    merge: (number: number, message: string, expected: string) => {
      const { head } = find(number);
      if (repository.commit(head) !== expected) {
        throw new Refused(409, "Head branch was modified. Review and try the merge again.");
      }
      const parents = [repository.commit("main"), repository.commit(head)];
      const tree = repository.merged("main", head);
      const sha = repository.putCommit(message, tree, parents);
      repository.setBranch("main", sha);
      find(number).isOpen = false;
      return { merged: true, sha };
    },
  };
};
