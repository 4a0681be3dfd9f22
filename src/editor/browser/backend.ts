import type { Backend } from "./cms";

/**
 * Changes in place what reads and writes for Decap, which offers no event for it.
 * @param name of the backend in the configuration
 */
export const changeBackend = (name: string, change: (backend: Backend) => void) => {
  const registered = CMS.getBackend(name);
  const { init } = registered;
  registered.init = (...settings) => {
    const backend = init(...settings);
    change(backend);
    return backend;
  };
};
