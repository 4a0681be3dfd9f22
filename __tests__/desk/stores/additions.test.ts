import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { openConflicts } from "../../../src/desk/merge/conflicts";
import { freeName } from "../../../src/desk/entry/free-name";
import { withCopy, withNames, withNewEntry } from "../../../src/desk/entry/names";
import { publish } from "../../../src/desk/publishing/publish";
import { settled } from "../../../src/desk/publishing/settle";
import { contentOf, type Snapshot } from "../../../src/desk/core/snapshot";
import { begin, change, dataOf, type Work } from "../../../src/desk/core/work";
import { knownFiles } from "../../../src/desk/stores/known-files";
import { measurePicture } from "../../../src/desk/pictures/measure-picture";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import { isTakenIn } from "../../../src/desk/pictures/replace";
import { collections } from "../../../src/model";
import { present } from "../../setup/present";
import { delayRequests } from "./delay-requests";
import { anyRound } from "./any-round";
import { failingNetwork } from "./failing-network";
import { decodePictures, NO_CONTENT } from "./host";
import { hostInMemory } from "./in-memory";
import { withoutPace } from "./without-pace";

/*
 * Two people add things under the same names at once: 12 histories in each run, or more of them by hand:
 *
 *     FUZZ_RUNS=500 npx jest stores/additions --selectProjects unit
 */
const numRuns = Number(process.env.FUZZ_RUNS ?? 12);

const texts = Object.fromEntries(
  ["trips/sunset.json", "prices.json"].map((file) => [
    `content/${file}`,
    readFileSync(join(TEST_CONTENT, file), "utf8"),
  ]),
);

const known = knownFiles(NO_CONTENT);
const collection = (type: string) =>
  present(
    collections.find((each) => each.type === type),
    type,
  );

type Photo = { bytes: Uint8Array<ArrayBuffer>; sha256: string };

/** Photographs that differ in their colour. */
const photos: Photo[] = [];
beforeAll(async () => {
  decodePictures();
  for (let red = 0; red < 8; red += 1) {
    const background = { r: red * 30, g: 9, b: 9 };
    const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
    const bytes = new Uint8Array(await picture.jpeg().toBuffer());
    photos.push({ bytes, sha256: (await measurePicture(bytes)).sha256 });
  }
});

const inAll = (text: string) => ({ es: text, en: text, de: text });

/** Something that a person adds, and how it is known again. */
type Added = { kind: "photo" | "review" | "trip"; token: number };

let now = 0;

/** Adds a photograph named `barco`, with its entry in the gallery. */
const withPhoto = async (work: Work, token: number) => {
  const { bytes } = present(photos[token % photos.length], "photo");
  const isTaken = isTakenIn(work);
  const file = `media/${freeName("barco", (name) => isTaken(`media/${name}.jpg`))}.jpg`;
  const picture = { file, ...(await measurePicture(bytes)) };
  const given = {
    section: "boat",
    picture: { file: `/${file}`, description: inAll(`Foto ${token}`) },
  };
  const uploaded = change(work, file, [], { picture, bytes }, (now += 2000));
  return withNewEntry(uploaded, collection("GalleryPicture"), given, (now += 2000)).work;
};

const withReview = (work: Work, token: number) => {
  const given = {
    ...{ name: "Ana", date: "2025-05-02", rating: 5, language: "es", checked: "not-checked" },
    ...{ text: inAll(`Texto ${token}`), sample: true, featured: false },
  };
  return withNewEntry(work, collection("Review"), given, (now += 2000)).work;
};

/** Adds a copy of a trip, with its price. */
const withTrip = (work: Work, token: number) => {
  const { work: copied, file } = withCopy(work, "trips/sunset.json", (now += 2000));
  const named = change(copied, file, ["title", "en"], `Trip ${token}`, (now += 2000));
  const { packages } = dataOf(named, "prices.json") as { packages: { trip: string }[] };
  const { id } = dataOf(named, file) as { id: string };
  const place = packages.findIndex(({ trip }) => trip === id);
  return change(named, "prices.json", ["packages", place, "amount"], 300 + token, (now += 2000));
};

const createPerson = (store: ContentStore, first: Snapshot) => {
  let work = begin(first);
  const added: Added[] = [];
  let asked = 0;
  return {
    added,
    asked: () => asked,
    pending: () => [...work.edits.keys()],
    add: async (thing: Added) => {
      const { kind, token } = thing;
      if (kind === "photo") work = await withPhoto(work, token);
      else work = kind === "review" ? withReview(work, token) : withTrip(work, token);
      added.push(thing);
    },
    publishAll: async () => {
      try {
        if (work.sent) work = (await settled(store, work.sent))(work);
        work = withNames(work, (now += 2000));
        const ended = await publish(
          (changes, revision, onSend) => store.commit(changes, revision, "x", { onSend }),
          { work: () => work, setWork: (next) => void (work = next) },
        );
        if (ended.outcome === "refused") throw new Error(JSON.stringify(ended.errors));
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
      }
      asked += openConflicts(work).length;
    },
  };
};

const kind = fc.constantFrom<Added["kind"]>("photo", "review", "trip");
const act = fc.record({ adds: fc.array(kind, { maxLength: 2 }), publishes: fc.boolean() });
const round = anyRound(act, 11);

withoutPace();

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test("what two people add at once under one name are two things, and nobody is asked", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const { repository, respond, open } = hostInMemory(texts);
      const network = failingNetwork(respond);
      globalThis.fetch = network.send;
      const stores = [open(known), open(known)] as const;
      const first = await stores[0].load();
      const people = stores.map((store) => createPerson(store, first));
      const { fetch: held, run } = delayRequests(network.send);
      let token = 0;
      for (const { acts, turns, fault } of rounds) {
        for (const [person, { adds }] of acts.entries())
          for (const each of adds) await people[person]?.add({ kind: each, token: (token += 1) });
        globalThis.fetch = held;
        if (fault) network.failAt(fault.at, fault.failure);
        else network.restore();
        const publishing = people.filter((_, person) => acts[person]?.publishes);
        await run(
          publishing.map(({ publishAll }) => publishAll()),
          turns,
        );
      }
      network.restore();
      globalThis.fetch = network.send;
      for (let turn = 0; turn < 4; turn++) await people[turn % 2]?.publishAll();

      expect(people.map((person) => [person.asked(), person.pending()])).toEqual([
        [0, []],
        [0, []],
      ]);
      const { entries } = contentOf(await open(known).load());
      const dataIn = (folder: string) =>
        entries.flatMap(({ file, data }) => (file.startsWith(folder) ? [data] : [])) as never[];
      const photosNow = dataIn("gallery/") as {
        picture: { file: string; description: { es: string } };
      }[];
      const reviews = dataIn("reviews/") as { text: { es: string } }[];
      const trips = dataIn("trips/") as { id: string; title: { en: string } }[];
      const [{ packages }] = dataIn("prices.json") as unknown as [
        { packages: { trip: string; amount: number }[] },
      ];
      const all = people.flatMap(({ added }) => added);
      const count = (wanted: Added["kind"]) => all.filter((each) => each.kind === wanted).length;
      expect([photosNow.length, reviews.length, trips.length]).toEqual([
        count("photo"),
        count("review"),
        count("trip") + 1,
      ]);
      for (const { kind: wanted, token: which } of all)
        if (wanted === "photo") {
          const { picture } = present(
            photosNow.find((each) => each.picture.description.es === `Foto ${which}`),
            "photo",
          );
          const blob = repository.text("main", `content${picture.file}`);
          const { bytes } = present(photos[which % photos.length], "photo");
          expect(blob.equals(bytes)).toBe(true);
        } else if (wanted === "review")
          expect(reviews.map(({ text }) => text.es)).toContain(`Texto ${which}`);
        else {
          const { id } = present(
            trips.find(({ title }) => title.en === `Trip ${which}`),
            "trip",
          );
          expect(packages.filter(({ trip }) => trip === id)).toMatchObject([
            { amount: 300 + which },
          ]);
        }
    }),
    { numRuns, seed: 43 },
  );
}, 600_000);
