import { act, fireEvent, screen } from "@testing-library/react";
import { Notices } from "../../window/notices";
import { SERVED } from "../../stores/served";
import type { ContentStore } from "../../stores/store";
import { es, testSite } from "../test-site";
import { modelVersion } from "../../../typed-content/version";
import { changedSnapshot, testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";

/** What the file beside the desk answers. */
const served = jest.spyOn(globalThis, "fetch");
const says = (version: string) =>
  served.mockImplementation(() => Promise.resolve(Response.json({ model: version })));
const OWN = modelVersion(testSite.model);

const opened = async (own: Partial<ContentStore> = {}) => {
  const store = { ...memoryStore(await testSnapshot()), ...own };
  const { desk } = await renderWithDesk(<Notices onChanges={() => undefined} />, { store });
  await act(async () => undefined);
  return desk;
};

const notice = () => screen.queryByText(es.notices.newer);

test.each([
  ["has the same model", () => Promise.resolve(Response.json({ model: OWN }))],
  ["says nothing of its model", () => Promise.resolve(new Response("", { status: 404 }))],
  ["says something else", () => Promise.resolve(new Response("<html>"))],
  ["cannot be reached", () => Promise.reject(new TypeError("offline"))],
])("a desk that %s is not told", async (_, response) => {
  served.mockImplementation(response);
  await opened();
  expect(served).toHaveBeenLastCalledWith(
    expect.stringMatching(`^${SERVED}\\?\\d+$`),
    expect.objectContaining({ cache: "no-store" }),
  );
  expect(notice()).toBeNull();
});

test("an old desk from the browser's cache says so, also after a publication, and that can be closed", async () => {
  says(OWN);
  let status: "building" | "public" = "public";
  let snapshot = await testSnapshot();
  const desk = await opened({
    load: () => Promise.resolve(snapshot),
    publication: () => Promise.resolve({ status }),
  });
  snapshot = changedSnapshot(snapshot, "second", {});
  status = "building";
  await act(desk.refresh);
  expect(notice()).toBeNull();
  says("newer");
  status = "public";
  await act(desk.refresh);
  expect(notice()).toBeTruthy();
  expect(screen.getByRole("button", { name: es.notices.loadNewer })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: es.notices.close }));
  expect(notice()).toBeNull();
});
