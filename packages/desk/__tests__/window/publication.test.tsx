import { es } from "../test-site";
import { act, fireEvent, screen } from "@testing-library/react";
import { PublishButton } from "../../publishing/publish-button";
import { StatusLine } from "../../publishing/status";
import { StoreError, type ContentStore } from "../../stores/store";
import { Notices } from "../../window/notices";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { button } from "./show-screen";

const { notices, status } = es;
const say = es.publishing.web;

beforeEach(() => sessionStorage.clear());

/** Shows what is told of a publication, with the button. */
const opened = async (own: (memory: ContentStore) => Partial<ContentStore>) => {
  const memory = memoryStore(await testSnapshot());
  const ignore = () => undefined;
  const { desk } = await renderWithDesk(
    <>
      <StatusLine onChanges={ignore} isWhole />
      <PublishButton onRefused={ignore} />
      <Notices onChanges={ignore} />
    </>,
    { store: { ...memory, ...own(memory) } },
  );
  return { desk, type: (price: number) => act(() => desk.change(ROOM, ["price"], price)) };
};

const ROOM = "rooms/garden.json";
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const rests = () =>
  document.querySelector("button.publish")?.getAttribute("aria-disabled") === "true";

test("publish rests while there is nothing to publish, while it runs, and without a connection", async () => {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  const messages: string[] = [];
  let isThere = true;
  const { desk, type } = await opened(({ commit, publication }) => ({
    commit: async (...sent) => {
      messages.push(sent[2]);
      sent[3]?.onProgress?.({ done: 12, of: 40 });
      await over;
      return commit(...sent);
    },
    publication: () =>
      isThere ? publication() : Promise.reject(new StoreError("unreachable", "")),
  }));
  expect(rests()).toBe(true);
  type(99);
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
  await opened(({ load }) => ({
    load: async () => ({ ...(await load()), isSetBack: true as const }),
  }));
  const told = `${notices.setBack} ${notices.setBackHelp}`;
  expect(screen.getByRole("alert").textContent).toContain(told);
  await press(notices.close);
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["is published after the sign-in, with one press in all", undefined],
  ["is only offered if it has become something else meanwhile", 101],
])("what was to be published when the session was over %s", async (_, meanwhile) => {
  let isIn = false;
  const committed = jest.fn();
  const ask = <Result,>(answer: () => Promise<Result>) =>
    isIn ? answer() : Promise.reject(new StoreError("signed-out", "401"));
  const { desk, type } = await opened(({ commit, publication }) => ({
    commit: (...given) =>
      ask(() => {
        committed();
        return commit(...given);
      }),
    publication: () => ask(publication),
  }));
  type(99);
  await press(say.publish);
  expect(rests()).toBe(true);
  if (meanwhile !== undefined) type(meanwhile);
  isIn = true;
  await act(desk.refresh);
  if (meanwhile !== undefined) {
    expect(committed).not.toHaveBeenCalled();
    await press(say.publish);
  }
  expect(committed).toHaveBeenCalledTimes(1);
  expect(desk.state().work.edits.size).toBe(0);
  await act(desk.refresh);
  expect(committed).toHaveBeenCalledTimes(1);
});
