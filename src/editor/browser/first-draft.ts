import { changeBackend } from "./backend";
import type { Backend, PullRequest, SaveOptions, SavedEntry } from "./cms";

/** By its label Decap tells how far a draft is. */
const LABEL = "decap-cms/";

/**
 * Lets an entry be saved whose first save has failed, be it that the check refused it or that the
 * connection was lost: Decap takes what is no draft yet for one, and does not see a draft whose save
 * was cut off before it had its label.
 * @param name of the backend in the configuration
 */
export const mendFirstDrafts = (name: string) =>
  changeBackend(name, (backend) => {
    const { persistEntry, unpublishedEntries } = backend;
    backend.unpublishedEntries = async function (this: Backend) {
      await labelDrafts(this);
      return unpublishedEntries.call(this);
    };
    backend.persistEntry = async function (this: Backend, entry, options) {
      const unpublished = await isDraft(this, entry, options);
      return persistEntry.call(this, entry, { ...options, unpublished });
    };
  });

const isDraft = async (
  backend: Backend,
  { dataFiles: [{ slug }] }: SavedEntry,
  { collectionName: collection }: SaveOptions,
) => {
  await labelDrafts(backend, `cms/${collection}/${slug}`);
  try {
    await backend.unpublishedEntry({ collection, slug });
    return true;
  } catch (error) {
    if ((error as { notUnderEditorialWorkflow?: boolean }).notUnderEditorialWorkflow) return false;
    throw error;
  }
};

/** @param branch of a draft; all drafts are looked through without one */
const labelDrafts = async ({ api }: Backend, branch?: string) => {
  const pulls = (await api?.getPullRequests(branch, "open", isUnlabelled)) ?? [];
  for (const pull of pulls) await api?.setPullRequestStatus(pull, "draft");
};

const isUnlabelled = ({ labels }: PullRequest) =>
  !labels.some(({ name }) => name.startsWith(LABEL));
