import { changeBackend } from "./backend";
import type { Backend, SaveOptions, SavedEntry } from "./cms";

/**
 * Lets an entry be saved whose first save has failed, be it that the check refused it or that the
 * connection was lost: Decap then takes it for a draft, and would change a branch that is not there.
 * @param name of the backend in the configuration
 */
export const mendFirstDrafts = (name: string) =>
  changeBackend(name, (backend) => {
    const { persistEntry } = backend;
    backend.persistEntry = async function (this: Backend, entry, options) {
      const unpublished = options.unpublished && (await isDraft(this, entry, options));
      return persistEntry.call(this, entry, { ...options, unpublished });
    };
  });

const isDraft = async (
  backend: Backend,
  { dataFiles: [{ slug }] }: SavedEntry,
  { collectionName: collection }: SaveOptions,
) => {
  try {
    await backend.unpublishedEntry({ collection, slug });
    return true;
  } catch (error) {
    if ((error as { notUnderEditorialWorkflow?: boolean }).notUnderEditorialWorkflow) return false;
    throw error;
  }
};
