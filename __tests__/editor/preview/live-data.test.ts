/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import { showDrafts, type LiveWindow } from "../../../src/editor/browser/preview/live-data";
import type { OpenEntry } from "../../../src/editor/browser/open-entry";

const entry: OpenEntry = { file: "pages/home.json", slug: "HomePage", node: {}, data: {} };
const loaded = { page: { path: "/en/" }, json: { data: { heading: "saved" }, pageContext: {} } };

/** A page of the development server, and how it is told that its data have changed. */
const openPage = () => {
  const handlers = new Map<string, () => void>();
  const emit = jest.fn((event: string) => handlers.get(event)?.());
  const page = {
    location: { pathname: "/en/" },
    ___loader: { loadPage: () => Promise.resolve(loaded), loadPageSync: () => loaded },
    ___emitter: { emit, on: (event: string, handler: () => void) => handlers.set(event, handler) },
  } as unknown as LiveWindow;
  return { page, emit, shown: () => page.___loader.loadPageSync("/en/") };
};

/** Answers of the server, in the order in which they are to come. */
const answers: ((data: object | null) => void)[] = [];
const fetched = jest.fn(
  (_: string, init: { body: string }) =>
    new Promise((done) => {
      answers.push((data) =>
        done({ ok: true, json: () => Promise.resolve(data), asked: init.body }),
      );
    }),
);
/** Answers what the server is asked, once it is. */
const answer = async (question: number, data: object | null) => {
  await waitFor(() => expect(answers).toHaveLength(question + 1));
  answers[question]?.(data);
};
beforeEach(() => {
  answers.length = 0;
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
});

const preview = (heading: string) => ({ data: { heading }, values: [] });

test("a page shows the answer in place of what is saved, and stays the same until the next", async () => {
  const { page, emit, shown } = openPage();
  const onValues = jest.fn();
  showDrafts(page, () => entry, onValues);
  expect(shown()).toBe(loaded);
  await answer(0, preview("written"));
  await waitFor(() => expect(emit).toHaveBeenCalledWith("serverDataResult"));
  expect(shown()?.json).toEqual({ data: { heading: "written" }, pageContext: {} });
  expect(shown()).toBe(shown());
  expect(onValues).toHaveBeenCalledWith([]);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    page: "/en/",
    file: "pages/home.json",
    data: {},
  });
});

test("of what is asked for while the server works, only the last is asked", async () => {
  const { page, emit, shown } = openPage();
  const update = showDrafts(page, () => entry, jest.fn());
  for (let change = 0; change < 5; change += 1) update();
  await answer(0, preview("first"));
  expect(fetched).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await answer(1, preview("last"));
  await waitFor(() => expect(emit).toHaveBeenCalledTimes(2));
  expect(shown()?.json.data).toEqual({ heading: "last" });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("what the server cannot make a page of leaves the page as it is", async () => {
  const { page, emit, shown } = openPage();
  const update = showDrafts(page, () => entry, jest.fn());
  await answer(0, preview("written"));
  await waitFor(() => expect(emit).toHaveBeenCalledTimes(1));
  update();
  await answer(1, null);
  // What has been saved asks again.
  await waitFor(() => {
    page.___emitter.emit("pageQueryResult");
    expect(fetched).toHaveBeenCalledTimes(3);
  });
  expect(shown()?.json.data).toEqual({ heading: "written" });
});

test("another page is not shown the data of this one", async () => {
  const { page, emit } = openPage();
  showDrafts(page, () => entry, jest.fn());
  await answer(0, preview("written"));
  await waitFor(() => expect(emit).toHaveBeenCalled());
  Object.assign(loaded.page, { path: "/en/precios/" });
  expect(page.___loader.loadPageSync("/en/precios/")).toBe(loaded);
  Object.assign(loaded.page, { path: "/en/" });
});

test("without a form nothing is asked", async () => {
  const { page } = openPage();
  showDrafts(page, () => undefined, jest.fn());
  await page.___loader.loadPage("/en/");
  expect(fetched).not.toHaveBeenCalled();
});
