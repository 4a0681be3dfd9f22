import { begin } from "../../core/work";
import { publishEdits } from "../../state/publish";
import { withEdit, contentOf, dataIn } from "../../core/edits";
import type { FileChanges } from "../../stores/store";
import { present } from "../../../../__tests__/setup/present";
import { decodePictures, openHost, type OpenHost } from "./host";

beforeAll(decodePictures);

let world: OpenHost;
beforeEach(async () => {
  world = await openHost();
});

const branches = () => world.repository.branches();
const commit = (branch: string) => world.repository.commit(branch);
/** Returns the commits that the newest one of a branch follows. */
const parents = (branch: string) => world.repository.parents(commit(branch));
/** Returns what the draft of Mar changes. */
const changed = () =>
  world.repository
    .compare("main", "draft-mar")
    .files.map(({ status, filename }) => `${status} ${filename}`);
const BUILDING = { status: "building" };
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0, 128, 255]);
const CHANGES: FileChanges = new Map<string, string | Uint8Array | undefined>([
  ["photographs/ñandú new.json", '{"a":"€"}\n'],
  ["rooms/street.json", undefined],
  ["media/new.jpg", PICTURE],
]);

/** Opens the store as a person, and loads a snapshot. */
const openAs = async (login = "mar") => {
  const store = world.open({ login });
  return { store, snapshot: await store.load() };
};

/** Publishes a photograph as another person. */
const publishPhotograph = async (name: string) => {
  const { store, snapshot } = await openAs("eva");
  const changes = new Map([[`photographs/${name}.json`, "{}"]]);
  return store.commit(changes, snapshot.revision, "Otra");
};

test("a draft is one commit over what is published, on a branch of its own, and found on another device as it was made", async () => {
  const { store, snapshot } = await openAs();
  expect(await store.drafts.find()).toBeUndefined();
  // A branch with the name of drafts is in the way of none.
  world.repository.setBranch("draft", snapshot.revision);
  const shown = await store.drafts.show(CHANGES, snapshot.revision, "Mirad");
  expect(shown).toEqual({ isMade: true, snapshot });
  expect(branches()).toEqual(["draft", "draft-mar", "main"]);
  expect([commit("main"), parents("draft-mar")]).toEqual([snapshot.revision, [snapshot.revision]]);
  expect(changed()).toEqual([
    "added content/media/new.jpg",
    "added content/photographs/ñandú new.json",
    "removed content/rooms/street.json",
  ]);
  await publishPhotograph("other");
  const draft = present(await (await openAs()).store.drafts.find(), "draft");
  expect(new Map(draft.changes)).toEqual(new Map(CHANGES));
  expect(draft.snapshot).toEqual(snapshot);
  expect(Date.parse(draft.date)).toBeGreaterThan(Date.now() - 60_000);
});

test("a draft takes the place of the one before, over the newest content", async () => {
  const { store, snapshot } = await openAs();
  await store.drafts.show(CHANGES, snapshot.revision, "Mirad");
  const { snapshot: newest } = await publishPhotograph("other");
  const second = new Map([["photographs/second.json", "{}"]]);
  const late = await store.drafts.show(second, snapshot.revision, "Mirad");
  expect(late).toEqual({ isMade: false, snapshot: newest });
  expect(parents("draft-mar")).toEqual([snapshot.revision]);
  expect((await store.drafts.show(second, newest.revision, "Mirad")).isMade).toBe(true);
  expect(changed()).toEqual(["added content/photographs/second.json"]);
  expect(parents("draft-mar")).toEqual([newest.revision]);
});

test("what others have published meanwhile comes into a draft as into a publication", async () => {
  const { store, snapshot } = await openAs();
  const room = dataIn(contentOf(snapshot), "rooms/garden.json") as object;
  const edits = withEdit(new Map(), snapshot, "rooms/garden.json", { ...room, guests: 3 });
  await publishPhotograph("other");
  let work = { ...begin(snapshot), edits };
  const ended = await publishEdits(
    (changes, revision) => store.drafts.show(changes, revision, "Mirad"),
    { work: () => work, setWork: (next) => void (work = next) },
  );
  expect(ended.outcome).toBe("published");
  expect(changed()).toEqual(["modified content/rooms/garden.json"]);
  const text = String(world.repository.text("draft-mar", "content/rooms/garden.json"));
  expect(text).toContain('"guests": 3');
});

test("what is unfinished stands beside the content of a draft, and is gone from the next one", async () => {
  const first = await openAs();
  const unfinished = '{"a":"€"}';
  const { revision } = first.snapshot;
  await first.store.drafts.show(new Map(), revision, "Mirad", unfinished);
  const others = () => changed().filter((name) => !name.includes(" content/"));
  expect(others()).toEqual(["added .desk-unfinished.json"]);
  const found = present(await (await openAs()).store.drafts.find(), "draft");
  expect([found.unfinished, found.changes.size]).toEqual([unfinished, 0]);
  await first.store.drafts.show(CHANGES, revision, "Mirad");
  expect(others()).toEqual([]);
  expect(await first.store.drafts.find()).not.toHaveProperty("unfinished");
});

test("a draft is discarded, also one that is gone already, and no other person's", async () => {
  const [mar, eva] = [await openAs("mar"), await openAs("eva")];
  await mar.store.drafts.show(CHANGES, mar.snapshot.revision, "Mirad");
  const before = commit("draft-mar");
  expect(await eva.store.drafts.find()).toBeUndefined();
  await eva.store.drafts.show(new Map([["photographs/x.json", "{}"]]), eva.snapshot.revision, "x");
  for (let time = 0; time < 2; time += 1) await eva.store.drafts.discard();
  expect(branches()).toEqual(["draft-mar", "main"]);
  expect(commit("draft-mar")).toBe(before);
  await mar.store.drafts.discard();
  expect([branches(), await mar.store.drafts.find()]).toEqual([["main"], undefined]);
});

test("a published draft is taken away, but not one that another device has shown since", async () => {
  const { store, snapshot } = await openAs();
  const changes = new Map([["photographs/x.json", "{}"]]);
  await store.drafts.show(changes, snapshot.revision, "Mirad");
  const made = await store.commit(changes, snapshot.revision, "Ya");
  await store.drafts.forget();
  expect(branches()).toEqual(["main"]);

  await store.drafts.show(CHANGES, made.snapshot.revision, "Mirad");
  const other = await openAs();
  await other.store.drafts.show(changes, other.snapshot.revision, "Mirad");
  expect((await store.commit(CHANGES, made.snapshot.revision, "Ya")).isMade).toBe(true);
  await store.drafts.forget();
  expect(branches()).toEqual(["draft-mar", "main"]);
});

test.each(["", "../main", "a/../../heads/main", "mar eva"])(
  "nobody has a draft whose branch could be another's, or anything but content: %j",
  async (login) => {
    const store = world.open({ login });
    const { revision } = await store.load();
    await expect(store.drafts.show(CHANGES, revision, "x")).rejects.toThrow("Whose draft?");
    await expect(store.drafts.discard()).rejects.toThrow("Whose draft?");
    const { drafts } = world.open();
    const workflow = new Map([["../.github/workflows/x.yml", "x"]]);
    const problem = "broken";
    await expect(drafts.show(workflow, revision, "x")).rejects.toMatchObject({ problem });
    expect(branches()).toEqual(["main"]);
  },
);

describe("the preview of a draft", () => {
  const address = "https://abc.preview.example.com";
  const status = (state: string, target_url = address, context = "deploy/preview") => [
    { context, state, target_url },
  ];

  test.each<[string, ReturnType<typeof status>, object | undefined]>([
    ["building before anything is told", [], BUILDING],
    ["building when another job tells something", status("success", "", "x"), BUILDING],
    ["building while it is under way", status("pending"), BUILDING],
    ["there", status("success"), { status: "there", address }],
    ["failed", status("failure"), { status: "failed", address }],
    ["failed without a proper address", status("success", "javascript:x"), { status: "failed" }],
  ])("is %s", async (_, statuses, preview) => {
    const { store, snapshot } = await openAs();
    expect(await store.drafts.preview()).toBeUndefined();
    await store.drafts.show(CHANGES, snapshot.revision, "Mirad");
    world.statuses.push(...statuses);
    expect(await store.drafts.preview()).toEqual(preview);
  });
});
