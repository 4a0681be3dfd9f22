/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { wrapRootElement } from "../../../../gatsby-browser";
import { hydrate } from "../../../../src/site/features/hydration/hydrate";

const Fails = () => {
  throw new Error("found no content");
};

test("after an error outside the content the page stays as long as there is no connection", async () => {
  jest.spyOn(console, "error").mockImplementation();
  window.fetch = jest.fn().mockRejectedValue(new TypeError("offline"));
  document.body.innerHTML = `<div id="___gatsby"><h1>Prices</h1></div>`;
  const root = document.getElementById("___gatsby") as HTMLElement;
  const app = wrapRootElement?.({ element: <Fails /> } as never, {} as never);
  await act(async () => hydrate(app, root));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(root.querySelector("h1")?.textContent).toBe("Prices");
});
