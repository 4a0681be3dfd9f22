/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act } from "@testing-library/react";
import { StoreError } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore } from "../with-desk";
import { edited, press } from "./show-publication";

beforeEach(() => sessionStorage.clear());

/** Opens a desk with an edit, whose session is over until somebody signs in. */
const withoutSession = async () => {
  let isIn = false;
  const memory = memoryStore(await testSnapshot());
  const committed = jest.fn(memory.commit);
  const ask = <Result,>(answer: () => Promise<Result>) =>
    isIn ? answer() : Promise.reject(new StoreError("signed-out", "401"));
  const desk = await edited({
    load: memory.load,
    commit: (...given) => ask(() => committed(...given)),
    publication: () => ask(memory.publication),
  });
  await press(es.publishing.web.publish);
  return {
    desk,
    committed,
    signInAgain: async () => {
      isIn = true;
      await act(desk.refresh);
    },
  };
};

test("what was to be published when the session was over is published after the sign-in, with one press in all", async () => {
  const { desk, committed, signInAgain } = await withoutSession();
  const publishing = document.querySelector<HTMLButtonElement>("button.publish");
  expect(publishing?.getAttribute("aria-disabled")).toBe("true");
  await signInAgain();
  expect(committed).toHaveBeenCalledTimes(1);
  expect(desk.state().work.edits.size).toBe(0);
  await act(desk.refresh);
  expect(committed).toHaveBeenCalledTimes(1);
});

test("what has become something else meanwhile is only offered", async () => {
  const { desk, committed, signInAgain } = await withoutSession();
  act(() => desk.change("rooms/garden.json", ["price"], 101));
  await signInAgain();
  expect(committed).not.toHaveBeenCalled();
  await press(es.publishing.web.publish);
  expect(committed).toHaveBeenCalledTimes(1);
});
