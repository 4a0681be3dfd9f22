/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import fc from "fast-check";
import { mendBackups } from "../../src/editor/browser/draft-backup";
import { contentForms } from "./content-forms";
import { notOurWords } from "./generated/told";
import { holdRequests, type Fault } from "./people/connection";
import { keepBackups, loadDecap } from "./people/decap";
import { startHome, startWebHost, type Host } from "./people/hosts";
import { openTab, trip, type Tab } from "./people/tab";
import { present } from "../setup/present";

// Each request waits for its turn.
jest.setTimeout(120_000);

/** At each of the two hosts. */
const INTERLEAVINGS = 25;

/** Two of each person, each as in a browser of its own. */
const TABS = 4;

const SLUGS = ["morning", "sunset"];
const files = Object.fromEntries(
  contentForms
    .filter(({ file }) => SLUGS.some((slug) => file === trip(slug).path))
    .map(({ file, text }) => [file, text]),
);

const WHATS = [
  "save",
  "save",
  "save",
  "write",
  "publish",
  "reload",
  "start over",
  "leave",
] as const;

const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom("lost", "answer lost", "error", "session ends", "disk full"),
  after: fc.nat(24),
  lasts: fc.boolean(),
});

/** What one or two people do at a time, the order of their requests, and what goes wrong. */
const round = fc.record({
  acts: fc.uniqueArray(fc.record({ tab: fc.nat(TABS - 1), what: fc.constantFrom(...WHATS) }), {
    minLength: 1,
    maxLength: 2,
    selector: ({ tab }) => tab,
  }),
  turns: fc.array(fc.nat(9), { minLength: 1, maxLength: 20 }),
  fault: fc.option(fault, { freq: 2, nil: undefined }),
});

const rounds = fc.array(round, { minLength: 3, maxLength: 8 });

type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;

let newBrowser: ReturnType<typeof keepBackups>;

beforeAll(() => {
  for (const kind of ["error", "warn", "log"] as const) {
    jest.spyOn(console, kind).mockImplementation(() => undefined);
  }
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  newBrowser = keepBackups();
  mendBackups();
  loadDecap();
});

/** Closes every notice; a form is there, for which backups wait. */
const clearScreen = () => {
  document.body.innerHTML = `<div class="-ControlPaneContainer"><label></label></div>`;
};

/** People at work; throws where something is lost, or is not told in the owner's words. */
const interleave = async (host: Host, sequence: Round[]) => {
  const { run } = holdRequests(host);
  const tabs = Array.from({ length: TABS }, () =>
    openTab(host.config, host.register, newBrowser()),
  );
  const log: string[] = [];
  const saved: { slug: string; mark: string }[] = [];
  let written = 0;

  const save = async (tab: Tab) => {
    const { slug } = tab.place();
    const marks = await tab.save();
    saved.push(...marks.map((mark) => ({ slug, mark })));
  };

  const perform = async (tab: Tab, what: (typeof WHATS)[number]) => {
    if (what === "save" || what === "write") tab.write(`m${++written}`);
    if (what === "save") return save(tab);
    if (what === "publish") return tab.publish();
    if (what === "leave")
      return tab.unsaved().length > 0 ? undefined : tab.load(false, otherThan(tab));
    if (what !== "write") return tab.load(what === "reload");
  };

  const act = (tab: Tab, what: (typeof WHATS)[number]) => async () => {
    const name = `tab ${tabs.indexOf(tab)}: ${what}`;
    try {
      await perform(tab, what);
      log.push(`${name}, done`);
    } catch (error) {
      const { name: kind, message } = error as Error;
      log.push(`${name}, ${kind} ${message}`);
      // What fails while an entry is read, Decap tells.
      const faults = ["save", "publish"].includes(what) ? [kind, ...notOurWords([message])] : [""];
      expect({ log, faults }).toEqual({ log, faults: [""] });
    }
  };

  const isStored = ({ slug, mark }: { slug: string; mark: string }) =>
    host.stored(trip(slug)).some((text) => text.split(/[\s"]/).includes(mark));

  const isKept = async (tab: Tab, mark: string) =>
    tab.shows(mark) || (await tab.backup())?.split(/[\s"]/).includes(mark);

  const expectNothingLost = async () => {
    const lost: string[] = saved.filter((each) => !isStored(each)).map(({ mark }) => mark);
    for (const tab of tabs) {
      for (const mark of tab.unsaved()) if (!(await isKept(tab, mark))) lost.push(mark);
    }
    expect({ log, lost }).toEqual({ log, lost: [] });
  };

  clearScreen();
  for (const tab of tabs) await run([() => tab.load(false)], [0]);
  for (const { acts, turns, fault } of sequence) {
    log.push(JSON.stringify(fault));
    // Between a merge and the end of its branch, another's save would go to that branch.
    const alone = acts.filter(({ what }) => what === "publish").slice(0, 1);
    await run(
      (alone.length > 0 ? alone : acts).map(({ tab, what }) =>
        act(present(tabs[tab], "tab"), what),
      ),
      turns,
      fault,
    );
    clearScreen();
    await host.signIn();
    await expectNothingLost();
  }
  // In the end everybody can save what is left, be it once they have loaded the page.
  for (const tab of tabs) {
    const again = () => tab.load(false).then(() => save(tab));
    await run([() => (tab.isOpen() ? save(tab).catch(again) : again())], [0]);
    clearScreen();
    expect({ log, unsaved: tab.unsaved() }).toEqual({ log, unsaved: [] });
  }
  await expectNothingLost();
};

const otherThan = (tab: Tab) => SLUGS.find((slug) => slug !== tab.place().slug);

/** Lets people work at a host of their own. */
const at = async (start: () => Promise<Host>, work: (host: Host) => Promise<void>) => {
  const { fetch } = globalThis;
  const host = await start();
  try {
    await work(host);
  } finally {
    globalThis.fetch = fetch;
    await host.close();
  }
};

const check = (start: () => Promise<Host>) =>
  fc.assert(
    fc.asyncProperty(rounds, (sequence) => at(start, (host) => interleave(host, sequence))),
    { seed: 1, numRuns: INTERLEAVINGS, endOnFailure: true },
  );

test("at home nothing is lost, whoever saves and whatever fails", async () => {
  const home = await startHome();
  await check(() => Promise.resolve(home.host(files))).finally(home.end);
});

test("on the web nothing is lost, whoever saves and whatever fails", () =>
  check(() => startWebHost(files)));

/** @returns whether the fault has stopped the save */
const saveAgain = async (host: Host, fault: Fault, takesBackup: boolean) => {
  const { run } = holdRequests(host);
  const tab = openTab(host.config, host.register, newBrowser());
  const save = () => tab.save().then(() => undefined);
  let isCutOff = false;
  clearScreen();
  await run([() => tab.load(false)], [0]);
  tab.write("first");
  await run([() => save().catch(() => void (isCutOff = true))], [0], fault);
  clearScreen();
  await run([() => tab.load(takesBackup)], [0]);
  tab.write("second");
  await run([save], [0]);
  expect(host.stored(tab.place())).toContainEqual(expect.stringContaining("first second"));
  return isCutOff;
};

test.each([
  ["error", "start over", false],
  ["answer lost", "take the copy", true],
] as const)(
  "on the web a first save that is cut off at any request can be made again: %s, %s",
  async (kind, _, takesBackup) => {
    let isCutOff = true;
    for (let after = 0; isCutOff; after++) {
      const work = async (host: Host) => {
        isCutOff = await saveAgain(host, { kind, after, lasts: true }, takesBackup);
      };
      await at(() => startWebHost(files), work);
    }
  },
);
