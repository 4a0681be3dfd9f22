/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, fireEvent, screen } from "@testing-library/react";
import { StoreError } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore } from "../with-desk";
import { button } from "./show-screen";
import {
  edited,
  press,
  notices,
  status,
  opened,
  onRefused,
  state,
  onChanges,
  failing,
  says,
  problems,
  common,
  advice,
} from "./show-publication";

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

/** Returns a promise that a test fulfils itself, as the end of a request. */
const pause = () => {
  let go: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (go = resolve));
  return { over, end: () => act(async () => go()) };
};

test("publish rests while there is nothing to publish, and while it runs", async () => {
  const { over, end } = pause();
  const { commit, load } = memoryStore(await testSnapshot());
  const messages: string[] = [];
  const desk = await edited({
    load,
    commit: async (changes, revision, message, listener) => {
      messages.push(message);
      listener?.onProgress?.({ done: 12, of: 40 });
      await over;
      return commit(changes, revision, message, listener);
    },
  });
  act(desk.undo);
  expect(button(es.publishing.web.publish).getAttribute("aria-disabled")).toBe("true");
  act(desk.redo);
  await press(es.publishing.web.publish);
  expect(button(es.publishing.web.publishing).getAttribute("aria-disabled")).toBe("true");
  await press(es.publishing.web.publishing);
  expect(messages).toEqual(["Precio por noche de Habitación del jardín"]);
  expect(screen.getByText(status.uploading(12, 40))).toBeTruthy();
  await end();
  expect(screen.queryByText(status.uploading(12, 40))).toBeNull();
  expect(desk.state().outcome).toEqual({ kind: "published" });
});

test("a publication with errors tells what to do, and loses nothing", async () => {
  const desk = await opened({}, false, false);
  act(() => desk.change("rooms/garden.json", ["name", "de"], undefined));
  await press(es.publishing.web.publish);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(state()).toBe(
    [
      es.publishing.web.failed,
      status.toCorrect(1, String(es.site.sections.rooms?.title)),
      status.stillHere(1),
    ].join(" ") + status.seeThem(1),
  );
  fireEvent.click(button(status.seeThem(1)));
  expect(onChanges).toHaveBeenCalledTimes(1);
  expect(desk.state().work.edits.size).toBe(1);
});

test("a publication that the store refuses tells what to do, the store's own words apart, and can be retried", async () => {
  const desk = await edited(failing("ruled-out", "GH013: rule violations"));
  await press(es.publishing.web.publish);
  expect(says()).toContain(`${es.publishing.web.failed} ${problems["ruled-out"]}`);
  const detail = screen.getByText("GH013: rule violations", { exact: false });
  expect(detail.closest("details")).toBeTruthy();
  const [again] = screen.getAllByRole("button", { name: common.tryAgain });
  await act(async () => fireEvent.click(again as HTMLElement));
  expect(says()).toContain(es.publishing.web.failed);
  expect(desk.state().work.edits.size).toBe(1);
});

test.each([
  ["ruled-out", es.publishing.web.failed],
  ["broken", es.publishing.web.unconfirmed],
] as const)("what was sent and then %s is told as it is", async (problem, title) => {
  await edited({
    commit: (_, __, ___, listener) => {
      listener?.onSend?.("a mark");
      return Promise.reject(new StoreError(problem, ""));
    },
  });
  await press(es.publishing.web.publish);
  expect(says()).toContain(`${title} ${problems[problem]}`);
});

test.each(["silent", "foreign"] as const)(
  "an answer that is %s is told, and a way on",
  async (how) => {
    let isWell = false;
    const memory = memoryStore(await testSnapshot());
    const desk = await edited({
      ...memory,
      publication: () =>
        isWell ? memory.publication() : Promise.reject(new StoreError(how, "<html>")),
    });
    await act(desk.refresh);
    expect(says()).toBe(`${status.outage[how]} ${status.offlineHelp}`);
    isWell = true;
    await press(common.tryAgain);
    expect(state()).not.toContain(status.outage[how]);
    expect(desk.state().work.edits.size).toBe(1);
  },
);

test("that the site was set back to an earlier version is told, until it is read", async () => {
  const memory = memoryStore(await testSnapshot());
  const load = async () => ({ ...(await memory.load()), isSetBack: true as const });
  await opened({ ...memory, load });
  expect(screen.getByRole("alert").textContent).toContain(
    `${notices.setBack} ${notices.setBackHelp}`,
  );
  await press(notices.close);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a fault of the desk itself ends a publication, too", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const desk = await edited({ commit: () => Promise.reject(new TypeError("x is undefined")) });
  await press(es.publishing.web.publish);
  expect(says()).toContain(es.publishing.web.failed);
  expect(desk.state()).toMatchObject({ isPublishing: false, outcome: { problem: "broken" } });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("what the host advises is part of the notice", async () => {
  await edited(failing("busy", "429", { minutes: 3 }));
  await press(es.publishing.web.publish);
  expect(says()).toBe(`${es.publishing.web.failed} ${advice.wait(3)} ${status.stillHere(1)}`);
});

test.each([
  [false, es.publishing.web.publish, status.outage.unreachable, status.offlineHelp],
  [true, es.publishing.home.publish, status.homeOffline, status.homeOfflineHelp],
])(
  "offline it is said that all stays, and publishing is possible again later (at home: %s)",
  async (isHome, label, text, help) => {
    let isThere = false;
    const memory = memoryStore(await testSnapshot());
    const ask = <Result,>(answer: () => Promise<Result>) =>
      isThere ? answer() : Promise.reject(new StoreError("unreachable", "offline"));
    const desk = await edited(
      {
        load: memory.load,
        commit: (...given) => ask(() => memory.commit(...given)),
        publication: () => ask(memory.publication),
      },
      isHome,
    );
    const publishing = () => document.querySelector<HTMLButtonElement>("button.publish");
    await press(label);
    expect(says()).toBe(`${text} ${help}`);
    expect(publishing()?.getAttribute("aria-disabled")).toBe("true");
    isThere = true;
    await act(desk.refresh);
    expect(says()).toContain(problems.unreachable);
    expect(publishing()?.getAttribute("aria-disabled")).toBe("false");
    await act(async () => publishing()?.click());
    expect(desk.state().outcome).toEqual({ kind: "published" });
  },
);
