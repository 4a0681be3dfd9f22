import type { Commit, FileChange, History } from "../../../content-files/history";
import type { EditorConfig } from "../file-kinds";
import { formOf, titleOf, type EntryForm } from "./entry-forms";

/** The last change of an entry. */
export type EntryChange = {
  form: EntryForm;
  commit: Commit;
  title: string;
  /** The file's text; of an entry that was deleted, what it said before. */
  text?: string;
};

/** Commits that are looked at for the last changes, and for what was deleted: each is a request. */
const RECENT = 10;
const LONG_AGO = 50;

/** Changes that are listed. */
const LISTED = 5;

/** The entries that were changed last, each once; undefined where no history is kept. */
export const lastChanges = async (config: EditorConfig, history: History) => {
  const changes = await changesOf(config, history, RECENT);
  return (
    changes && described(changes.filter(({ file }) => !file.isRemoved).slice(0, LISTED), history)
  );
};

/** The entries that were deleted and can be made anew; undefined where no history is kept. */
export const deletedEntries = async (config: EditorConfig, history: History) => {
  const changes = await changesOf(config, history, LONG_AGO);
  return (
    changes &&
    described(
      changes.filter(({ file, form }) => file.isRemoved && form.isOpen),
      history,
    )
  );
};

type Change = { form: EntryForm; commit: Commit; file: FileChange };

/** The last change of each entry that has a form, the newest first. */
const changesOf = async (
  config: EditorConfig,
  { log, changedFiles }: History,
  count: number,
): Promise<Change[] | undefined> => {
  const commits = await log("content", count);
  if (!commits) return undefined;
  const files = await Promise.all(commits.map(({ id }) => changedFiles(id)));
  const last = new Map<string, Change>();
  commits.forEach((commit, index) => {
    for (const file of files[index] ?? []) {
      const form = formOf(config, file.path);
      if (form && !last.has(file.path)) last.set(file.path, { form, commit, file });
    }
  });
  return [...last.values()];
};

const described = (changes: Change[], { text }: History) =>
  Promise.all(
    changes.map(async ({ form, commit, file }): Promise<EntryChange> => {
      const written = await text(form.path, (file.isRemoved && file.before) || commit.id);
      return { form, commit, title: titleOf(form, written), text: written };
    }),
  );
