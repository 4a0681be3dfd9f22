import type { Page } from "@playwright/test";

/** What Decap keeps in this browser of what has been written and not saved. */
export const backups = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open("localforage");
        opening.onsuccess = () => {
          const all = opening.result
            .transaction("keyvaluepairs")
            .objectStore("keyvaluepairs")
            .getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(JSON.stringify(all.result));
          };
        };
      }),
  );
