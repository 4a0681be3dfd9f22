import { act, screen, waitFor } from "@testing-library/react";
import { site } from "../../../../src/build/desk/site";
import { TodayCard } from "../../../../src/build/desk/today/today-card";
import { listedIn } from "../../../../src/typed-content/listed";
import { contentNow } from "../../../../src/desk/core/content-now";
import { begin } from "../../../../src/desk/core/work";
import type { ContentStore } from "../../../../src/desk/stores/store";
import { memoryStore, renderWithDesk } from "../../../desk/with-desk";
import { press } from "../../../desk/window/show-screen";
import { companySnapshot } from "../company-snapshot";

export const MORNING = "2027-02-03T08:00:00+01:00";
export const [TODAY, TOMORROW] = ["2027-02-03", "2027-02-04"];

type Options = Partial<ContentStore> & { isHome?: boolean; languages?: string[] };

/** Opens the card on a day, beside a change that could be published and one that could not. */
export const opened = async (
  moment: string,
  { isHome = false, languages = ["es"], ...own }: Options = {},
) => {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ["queueMicrotask"] });
  const memory = memoryStore(await companySnapshot);
  const sent: string[][] = [];
  const store: ContentStore = {
    ...memory,
    commit: (changes, ...given) => {
      sent.push([...changes.keys()]);
      return memory.commit(changes, ...given);
    },
    ...own,
  };
  const { desk } = await act(() =>
    renderWithDesk(<TodayCard />, { store, site, isHome, languages }),
  );
  act(() => {
    desk.change("reviews/new-1.json", [], { id: "new-1", order: 9 });
    desk.change("company.json", ["phone"], "+34 971 000 000");
  });
  const unfinished = () => [...desk.state().work.edits.keys()].sort();
  /** What the store has of days, without what identifies them. */
  const storedDays = () =>
    listedIn(contentNow(begin(desk.state().work.snapshot)), "DayState")
      .map(({ from, to, state, trips, text }) =>
        JSON.parse(JSON.stringify({ from, to, state, trips, text })),
      )
      .sort((a, b) => (String(a.from) < String(b.from) ? -1 : 1)) as object[];
  /** As somebody else, or an earlier day, has published it. */
  const publishDay = async (id: string, day: object) => {
    act(() => desk.change(`days/${id}.json`, [], { id, ...day }));
    await act(() =>
      desk.publish(
        () => "x",
        ({ edits }) => new Map([...edits].filter(([file]) => file === `days/${id}.json`)),
      ),
    );
    sent.length = 0;
  };
  return { desk, sent, store, unfinished, storedDays, publishDay };
};

export const OTHERS = ["company.json", "reviews/new-1.json"];

export const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);

/** What the card says that visitors read. */
export const read = () =>
  [...document.querySelectorAll(".today__said li")].map(({ textContent }) => textContent);

export const sendBy = async (name: string) => {
  await act(async () => void press(name));
  await waitFor(() => expect(document.querySelector(".is-busy")).toBeNull());
};
