import type { Page, Route } from "@playwright/test";

const HTML = "<!doctype html><html lang=en><title>Not what was asked for</title><p>Not found";

/** Fulfils a request with a changed response, keeping the headers of the host. */
const answer = async (
  route: Route,
  change: (body: string) => { status?: number; body: string; contentType?: string },
) => {
  const response = await route.fetch({ maxRetries: 3 });
  const headers = Object.entries(response.headers()).filter(
    ([name]) => !/^content-(?:encoding|length)$/.test(name),
  );
  const { contentType, ...changed } = change(await response.text());
  await route.fulfill({
    status: response.status(),
    headers: {
      ...Object.fromEntries(headers),
      ...(contentType && { "content-type": contentType }),
    },
    ...changed,
  });
};

const NOT_FOUND = { status: 404, body: HTML, contentType: "text/html; charset=utf-8" };

/** Faults of a file that a page requests. */
const faults = {
  "gone (404, HTML)": (route: Route) => answer(route, () => NOT_FOUND),
  "a broken connection": (route: Route) => route.abort("connectionreset"),
  "half of it": (route: Route) =>
    answer(route, (body) => ({ body: body.slice(0, Math.floor(body.length / 2)) })),
} satisfies Record<string, (route: Route) => Promise<void>>;

type Fault = keyof typeof faults;

/** Injects a fault into the responses of matching URLs. */
export const injectFault = (page: Page, address: string, fault: Fault) =>
  page.route(address, faults[fault]);

/** Truncates the HTML of a page to a percentage of its length, for the first `times` loads. */
export const cutPage = async (page: Page, path: string, percent: number, times: number) => {
  let left = times;
  await page.route(
    (url) => decodeURI(url.pathname) === path,
    (route) => {
      if (left-- <= 0) return route.continue();
      return answer(route, (body) => ({ body: body.slice(0, (body.length * percent) / 100) }));
    },
  );
};

type PageData = { result: { data: Record<string, unknown> } };

/** Replaces query results in the data from which the app renders pages. */
export const changePageData = (page: Page, changes: Record<string, unknown>) =>
  page.route("**/page-data.json", (route) =>
    answer(route, (body) => {
      const pageData = JSON.parse(body) as PageData;
      Object.assign(pageData.result.data, changes);
      return { body: JSON.stringify(pageData) };
    }),
  );

/** Names scripts in the page data that only a later build has. */
export const renamePageScript = (page: Page) =>
  page.route("**/page-data.json", (route) =>
    answer(route, (body) => ({ body: body.replace('"component---', '"component---new-') })),
  );
