/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, screen } from "@testing-library/react";
import { StoreError } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore } from "../with-desk";
import { opened, press } from "./show-publication";

const { notices, status } = es;
const say = es.publishing.web;

beforeEach(() => sessionStorage.clear());

const publish = () => document.querySelector("button.publish");

test("publish rests while there is nothing to publish, while it runs, and without a connection", async () => {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  const { commit, publication, ...memory } = memoryStore(await testSnapshot());
  const messages: string[] = [];
  let isThere = true;
  const unreachable = () => Promise.reject(new StoreError("unreachable", ""));
  const desk = await opened({
    ...memory,
    commit: async (...sent) => {
      messages.push(sent[2]);
      sent[3]?.onProgress?.({ done: 12, of: 40 });
      await over;
      return commit(...sent);
    },
    publication: () => (isThere ? publication() : unreachable()),
  });
  const rests = () => publish()?.getAttribute("aria-disabled") === "true";
  expect(rests()).toBe(true);
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  expect(rests()).toBe(false);
  for (isThere of [false, true]) {
    await act(desk.refresh);
    expect(rests()).toBe(!isThere);
  }
  await press(say.publish);
  await press(say.publishing);
  expect(messages).toEqual(["Habitación del jardín › Precio por noche"]);
  expect(screen.getByText(status.uploading(12, 40))).toBeTruthy();
  await act(async () => end());
  expect(screen.queryByText(status.uploading(12, 40))).toBeNull();
  expect(desk.state().outcome).toEqual({ kind: "published" });
});

test("that the site was set back to an earlier version is told, until it is read", async () => {
  const memory = memoryStore(await testSnapshot());
  await opened({ load: async () => ({ ...(await memory.load()), isSetBack: true as const }) });
  const told = `${notices.setBack} ${notices.setBackHelp}`;
  expect(screen.getByRole("alert").textContent).toContain(told);
  await press(notices.close);
  expect(screen.queryByRole("alert")).toBeNull();
});
