import { changeBackend } from "./backend";
import type { Backend, GitHubApi } from "./cms";
import type { Place } from "./versions";

/**
 * Looks once more whether others have saved an entry meanwhile, right before Decap writes it: a
 * question may have been asked since the guard looked, and pictures uploaded.
 * @param name of the backend in the configuration
 * @param look throws where somebody has
 */
export const lookBeforeWriting = (name: string, look: (place: Place) => Promise<void>) =>
  changeBackend(name, (backend) => {
    const { persistEntry } = backend;
    backend.persistEntry = function (this: Backend, entry, options) {
      const [{ slug, path }] = entry.dataFiles;
      const lookAgain = () => look({ collection: options.collectionName, slug, path });
      // One tab of this browser after the other.
      return navigator.locks.request("save", async () => {
        if (!this.api) await lookAgain();
        const stop = this.api && beforeMoves(this.api, lookAgain);
        return persistEntry.call(this, entry, options).finally(stop);
      });
    };
  });

/** On the web an entry is written at once, when its branch is made or moved. */
const beforeMoves = (api: GitHubApi, look: () => Promise<void>) => {
  const { createBranch, patchBranch } = api;
  api.createBranch = async (...branch) => {
    await look();
    return createBranch.call(api, ...branch);
  };
  api.patchBranch = async (...branch) => {
    await look();
    return patchBranch.call(api, ...branch);
  };
  return () => void Object.assign(api, { createBranch, patchBranch });
};
