import { act, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { site } from "../../../../src/build/desk/site";
import { TodayCard } from "../../../../src/build/desk/today/today-card";
import { storedIn } from "../../../../src/desk/core/snapshot";
import {
  type ContentStore,
  type FileChanges,
  type Publication,
} from "../../../../src/desk/stores/store";
import { memoryStore, renderWithDesk } from "../../../desk/with-desk";
import { press } from "../../../desk/window/show-screen";
import { companySnapshot } from "../company-snapshot";

export const MORNING = "2027-02-03T08:00:00+01:00";
export const [TODAY, TOMORROW] = ["2027-02-03", "2027-02-04"];
export const SINCE: Publication = { status: "public", since: "2027-02-03T08:04:00" };

const at = (moment: string) =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ["queueMicrotask"] });

const UNREADY = ["reviews/new-1.json", [], { id: "new-1", order: 9 }] as const;
export const OTHER = ["company.json", ["phone"], "+34 971 000 000"] as const;

/** Opens the card on a day, beside a change that could be published and one that could not. */
export const opened = async (
  moment: string,
  {
    isHome = false,
    languages = ["es"],
    part,
    ...own
  }: Partial<ContentStore> & {
    isHome?: boolean;
    languages?: string[];
    part?: ReactNode;
  } = {},
) => {
  at(moment);
  const memory = memoryStore(await companySnapshot);
  const sent: { files: string[]; message: string }[] = [];
  const first = (await companySnapshot).revision;
  /** What was stored, the newest first. */
  const versions: { revision: string; texts: FileChanges }[] = [
    { revision: first, texts: new Map() },
  ];
  const told: { publication: Publication; published: string[] } = {
    publication: { status: "public" },
    published: [first],
  };
  const store: ContentStore = {
    ...memory,
    commit: async (changes, revision, message, listener) => {
      sent.push({ files: [...changes.keys()], message });
      const made = await memory.commit(changes, revision, message, listener);
      versions.unshift({ revision: made.snapshot.revision, texts: changes });
      return made;
    },
    history: (path = "") => {
      const isOf = (file: string) => file.startsWith(path);
      const all = versions.filter(({ texts }) => texts.size === 0 || [...texts.keys()].some(isOf));
      return Promise.resolve(all.map(({ revision }) => ({ revision, author: "Mar" })));
    },
    changed: (which) => {
      const { texts = new Map() } = versions.find(({ revision }) => revision === which) ?? {};
      const files = [...texts].map(([file, text]) => ({ file, isRemoved: text === undefined }));
      return Promise.resolve(files);
    },
    read: (which, file) => {
      const at = versions.findIndex(({ revision }) => revision === which);
      const text = versions
        .slice(at)
        .find(({ texts }) => texts.has(file))
        ?.texts.get(file);
      return Promise.resolve(text === undefined ? undefined : String(text));
    },
    lastPublic: () => {
      const all = versions.map(({ revision }) => revision);
      const at = all.findIndex((revision) => told.published.includes(revision));
      return Promise.resolve({ revision: all[at] ?? "", later: all.slice(0, at) });
    },
    publication: () => Promise.resolve(told.publication),
    ...own,
  };
  // The store is asked about what is on already.
  const { desk, unmount } = await act(() =>
    renderWithDesk(
      <>
        <TodayCard />
        {part}
      </>,
      { store, site, isHome, languages },
    ),
  );
  const unfinished = () => [...desk.state().work.edits.keys()].sort();
  act(() => {
    desk.change(UNREADY[0], [...UNREADY[1]], UNREADY[2]);
    desk.change(OTHER[0], [...OTHER[1]], OTHER[2]);
  });
  const stored = (file: string) => storedIn(desk.state().work.snapshot, file);
  return { desk, unmount, sent, told, stored, unfinished, store };
};

export const OTHERS = ["company.json", "reviews/new-1.json"];

export const title = () => screen.getByRole("heading", { level: 2 }).textContent;
export const state = () => screen.getAllByRole("status")[0]?.textContent;
export const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
export const sendBy = async (name: string) => {
  await act(async () => void press(name));
  await waitFor(() => expect(document.querySelector(".is-busy")).toBeNull());
};
