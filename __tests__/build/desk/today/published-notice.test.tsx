/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen, waitFor } from "@testing-library/react";
import { usePreview } from "../../../../src/desk/page/preview";
import { listedIn } from "../../../../src/typed-content/listed";
import { noTrips } from "../../../../src/model/collections/notice-sentences";
import { StoreError, type Publication } from "../../../../src/desk/stores/store";
import { changeElsewhere, memoryStore } from "../../../desk/with-desk";
import { press, write } from "../../../desk/window/show-screen";
import { companySnapshot } from "../company-snapshot";
import {
  opened,
  pressed,
  sendBy,
  TODAY,
  MORNING,
  TOMORROW,
  state,
  OTHERS,
  SINCE,
  OTHER,
  title,
} from "./show-today";

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test("a press after midnight publishes nothing about the day that is over", async () => {
  const { sent } = await opened("2027-02-03T23:59:50+01:00");
  press(/^Hoy/);
  press("Viento");
  // The clock looks once a minute.
  jest.setSystemTime(new Date("2027-02-04T00:00:10+01:00"));
  press("Publicar el aviso de hoy");
  expect(screen.getByRole("alert").textContent).toMatch(/^Ya es jueves 4 de febrero/);
  expect(pressed()).toEqual(["Hoy jue 4", "Viento"]);
  expect(sent).toEqual([]);
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(sent).toHaveLength(1));
});

/** Tells what the page beside is asked to show. */
const Asked = () => {
  const preview = usePreview();
  if (!preview) return null;
  const { content, day, caption } = preview;
  const notices = listedIn(content, "Notice").filter(({ from }) => String(from) >= TODAY);
  const phone = listedIn(content, "Company").map((company) => company.phone);
  const told = { day, phone, notices: notices.map(({ from, text }) => ({ from, text })) };
  return (
    <>
      <output data-testid="caption">{caption}</output>
      <output data-testid="asked">{JSON.stringify(told)}</output>
    </>
  );
};

test("the page beside is asked for the day of the notice, with nothing else that waits, until it is dropped", async () => {
  await opened(MORNING, { part: <Asked /> });
  const asked = () =>
    JSON.parse(screen.getByTestId("asked").textContent ?? "") as Record<string, unknown>;
  expect(screen.queryByTestId("asked")).toBeNull();
  press(/^Mañana/);
  press("Mar");
  expect(screen.getByTestId("caption").textContent).toBe(
    "Así se verá mañana, jueves 4 de febrero, arriba de todas las páginas.",
  );
  expect(asked()).toEqual({
    day: TOMORROW,
    phone: [expect.not.stringContaining("971 000 000")],
    notices: expect.arrayContaining([{ from: TOMORROW, text: noTrips.sea.today }]),
  });
  press("Otra cosa");
  write("El aviso en inglés", "We have a wedding.");
  expect(asked().notices).toContainEqual({
    from: TOMORROW,
    text: { en: "We have a wedding." },
  });
  press("Dejarlo");
  expect(screen.queryByTestId("asked")).toBeNull();
});

test("what could not be published stays, says so, and is published by another press", async () => {
  let isDown = true;
  const memory = memoryStore(await companySnapshot);
  const { unfinished } = await opened(MORNING, {
    ...memory,
    commit: (...given) =>
      isDown ? Promise.reject(new StoreError("forbidden", "403")) : memory.commit(...given),
  });
  press("Viento");
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(state()).toBe("todavía sin publicar"));
  expect(unfinished()).toHaveLength(3);
  isDown = false;
  press("Publicar el aviso");
  await waitFor(() => expect(state()).toBe("visible en la web"));
  expect(unfinished()).toEqual(OTHERS);
});

test("what others have published since does not count as the notice's own time", async () => {
  const versions = [{ revision: "an-older-one", author: "Ana" }];
  const { told, store, desk } = await opened(MORNING, { history: () => Promise.resolve(versions) });
  told.publication = SINCE;
  await changeElsewhere(store, "notices/wind.json", ["from"], "2027-01-01");
  await act(desk.refresh);
  await waitFor(() => expect(state()).toBe("visible en la web"));
});

describe("where another change was published after the notice", () => {
  const FAILED: Publication = {
    ...{ status: "failed", at: "2027-02-03T08:10:00", isContent: false, detail: "" },
  };
  /** Publishes the notice, and then the telephone number. */
  const openedWithBoth = async () => {
    const world = await opened(MORNING);
    world.told.publication = { status: "building" };
    press("Viento");
    await sendBy("Publicar el aviso de hoy");
    await waitFor(() => expect(state()).toBe("visible en unos minutos"));
    const { desk } = world;
    const publishPhone = () =>
      desk.publish(
        () => "x",
        ({ edits }) => new Map([...edits].filter(([file]) => file === OTHER[0])),
      );
    const end = async (publication: Publication, ...published: string[]) => {
      Object.assign(world.told, { publication });
      world.told.published.push(...published);
      await act(desk.refresh);
    };
    const revision = () => desk.state().work.snapshot.revision;
    return { ...world, publishPhone, end, revision };
  };

  test("and failed like the notice, nobody sees the notice", async () => {
    const { publishPhone, end } = await openedWithBoth();
    await act(publishPhone);
    await waitFor(() => expect(state()).toBe("visible en unos minutos"));
    await end(FAILED);
    await waitFor(() => expect(state()).toBe("no ha llegado a la web"));
  });

  test("and alone failed, the notice is seen", async () => {
    const { publishPhone, end, revision } = await openedWithBoth();
    await end(SINCE, revision());
    await act(publishPhone);
    await waitFor(() => expect(state()).toBe("visible en la web"));
    await end(FAILED);
    await waitFor(() => expect(state()).toBe("visible en la web"));
  });

  test("a notice whose removal has failed is still told, until it is gone from the site", async () => {
    const { end, revision, told } = await openedWithBoth();
    await end(SINCE, revision());
    told.publication = { status: "building" };
    press("Quitarlo: sí salimos");
    await sendBy("Quitarlo de la web");
    await waitFor(() => expect(state()).toBe("se quita en unos minutos"));
    expect(title()).toBe("Hoy no salís");
    await end(FAILED);
    await waitFor(() => expect(state()).toBe("lo habéis quitado, pero la web todavía lo dice"));
    expect(screen.queryByRole("button", { name: "Quitarlo: sí salimos" })).toBeNull();
    await end(SINCE, revision());
    await waitFor(() => expect(title()).toBe("¿Salís hoy?"));
  });
});
