import { changeBackend } from "./backend";
import type { Backend } from "./cms";
import { contentGuard } from "./content-guard";
import type { Versions } from "./versions";

/**
 * Looks at every deletion of an entry or a picture before Decap does it; it has no event for
 * pictures.
 * @param name of the backend in the configuration
 */
export const guardDeletions = (name: string, versions: Versions) => {
  const { refuseBrokenDeletion } = contentGuard(versions);
  changeBackend(name, (backend) => {
    const { deleteFiles } = backend;
    backend.deleteFiles = async function (this: Backend, paths, message) {
      await refuseBrokenDeletion(paths);
      return deleteFiles.call(this, paths, message);
    };
  });
};
