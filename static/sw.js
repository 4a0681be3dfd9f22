// An older site at this address may have left a service worker under this name, which would show that site for ever.
// Browsers fetch it again and find this one, which removes itself and that worker's caches. Open pages stay as they
// are: nothing is reloaded, and nothing typed is lost. This site has no worker and no caches of its own.

/** Whether the name of a cache ends with the address of another worker's scope, as Workbox writes it. */
const isOfAnotherWorker = (name) => {
  const [scope] = /https?:\/\/\S+$/.exec(name) ?? [];
  return scope !== undefined && scope !== registration.scope;
};

const removeAll = async () => {
  try {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => !isOfAnotherWorker(name)).map((name) => caches.delete(name)),
    );
  } finally {
    await registration.unregister();
  }
};

// Without waiting until every tab of the older site is closed.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(removeAll()));
