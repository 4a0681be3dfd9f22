import type { Backend } from "./cms";
import { contentGuard } from "./content-guard";
import type { Versions } from "./versions";

/**
 * Looks at every deletion of an entry or a picture before Decap does it. Decap has no event for
 * pictures: what it deletes with is changed in place.
 * @param name of the backend in the configuration
 */
export const guardDeletions = (name: string, versions: Versions) => {
  const { refuseBrokenDeletion } = contentGuard(versions);
  const backend = CMS.getBackend(name);
  const { init } = backend;
  backend.init = (...settings) => {
    const implementation = init(...settings);
    const { deleteFiles } = implementation;
    implementation.deleteFiles = async function (this: Backend, paths, message) {
      await refuseBrokenDeletion(paths);
      return deleteFiles.call(this, paths, message);
    };
    return implementation;
  };
};
