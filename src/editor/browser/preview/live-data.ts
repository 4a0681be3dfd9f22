import type { PlainValue } from "../../page/value-keys";
import type { Preview, PreviewRequest } from "../../preview";
import type { OpenEntry } from "../open-entry";

/** A page as Gatsby's loader keeps it. */
type LoadedPage = { page: { path: string }; json: { data: object } };

/** The window of a page of the development server. */
export type LiveWindow = Window & {
  ___loader: {
    /** Without a page where there is none. */
    loadPage: (path: string) => Promise<Partial<LoadedPage>>;
    loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  };
  ___emitter: {
    on: (event: string, handler: () => void) => void;
    emit: (event: string) => void;
  };
  /** There once the page is drawn. */
  ___navigate?: (path: string) => void;
};

/**
 * Has a page show an entry as its form holds it. The development server answers the page's query, and
 * the page's own components draw the answer.
 * @param draft tells what the open form holds, if one is open
 * @param onValues called with the values that the page may show, before it does
 * @returns what brings the page up to date, once the form or the address of the page has changed
 */
export const showDrafts = (
  page: LiveWindow,
  draft: () => OpenEntry | undefined,
  onValues: (values: PlainValue[]) => void,
) => {
  const { ___loader: loader, ___emitter: emitter } = page;
  const { loadPageSync } = loader;
  let answer: { path: string; data: object } | undefined;
  /** The page with other data: the same object as long as both are, or it would be drawn anew. */
  let given: { loaded: LoadedPage; data: object; page: LoadedPage } | undefined;
  loader.loadPageSync = (path, options) => {
    const loaded = loadPageSync(path, options);
    if (!loaded?.json || loaded.page.path !== answer?.path) return loaded;
    const { data } = answer;
    if (given?.loaded !== loaded || given.data !== data) {
      given = { loaded, data, page: { ...loaded, json: { ...loaded.json, data } } };
    }
    return given.page;
  };

  const update = async () => {
    const loaded = await loader.loadPage(page.location.pathname);
    const entry = draft();
    if (!loaded.page || !entry) return;
    const { path } = loaded.page;
    const preview = await previewOf(path, entry);
    if (!preview) return;
    answer = { path, data: preview.data };
    onValues(preview.values);
    emitter.emit("serverDataResult");
  };
  const request = oneAtATime(update);
  // What has been saved.
  emitter.on("pageQueryResult", request);
  request();
  return request;
};

const previewOf = async (page: string, { file, data }: OpenEntry) => {
  const asked: PreviewRequest = { page, file, data };
  const body = JSON.stringify(asked);
  const response = await fetch("preview.json", { method: "POST", body });
  return response.ok ? ((await response.json()) as Preview | null) : null;
};

/** Of what is asked for while the work is under way, only the last is done. */
const oneAtATime = (work: () => Promise<void>) => {
  let state: "idle" | "busy" | "again" = "idle";
  const request = () => {
    if (state !== "idle") {
      state = "again";
      return;
    }
    state = "busy";
    void work()
      .catch(console.error)
      .finally(() => {
        const isAskedAgain = state === "again";
        state = "idle";
        if (isAskedAgain) request();
      });
  };
  return request;
};
