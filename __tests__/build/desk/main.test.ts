/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import type { ContentStore } from "../../../packages/desk/stores/store";

const mockLoad = jest.fn<ReturnType<ContentStore["load"]>, []>();

jest.mock("../../../packages/desk/stores/local", () => ({
  localStore: () => ({ load: mockLoad }),
}));

/** Starts the desk in a page with these settings. */
const start = async (settings: string) => {
  document.body.innerHTML =
    '<div id="desk"></div><script id="settings" type="text/plain"></script>';
  (document.getElementById("settings") as HTMLElement).textContent = settings;
  await jest.isolateModulesAsync(async () => {
    const { startDesk } = await import("../../../packages/desk/start");
    const { site } = await import("../../../src/build/desk/site");
    await act(() => startDesk(site));
  });
};

test.each([
  ["its settings cannot be read", "{"],
  ["opening it fails", '{"home":true,"handbooks":[]}'],
])("where %s, the desk says so and can be loaded again", async (_, settings) => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  mockLoad.mockRejectedValue(new TypeError("out of order"));
  await start(settings);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^(El escritorio|The desk)/);
  expect(screen.getByRole("button", { name: /Cargarlo otra vez|Load it again/ })).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
