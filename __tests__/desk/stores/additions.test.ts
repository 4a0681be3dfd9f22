import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { change, dataOf, openConflicts, type Work } from "../../../src/desk/core/work";
import { freeName } from "../../../src/desk/entry/free-name";
import { withCopy, withNames, withNewEntry } from "../../../src/desk/entry/names";
import { contentOf } from "../../../src/desk/core/snapshot";
import { measurePicture } from "../../../src/desk/pictures/measure-picture";
import { isTakenIn } from "../../../src/desk/pictures/replace";
import { photographs, rooms } from "../../guest-house/collections";
import { ROOT } from "../../guest-house/house-content";
import { present } from "../../setup/present";
import { decodePictures } from "./host";
import { anyRound, atOneHost, type Person } from "./two-people";
import { withoutPace } from "./without-pace";

/*
 * Two people add things under the same names at once: 12 histories in each run, or more of them by hand:
 *
 *     FUZZ_RUNS=500 npx jest stores/additions --selectProjects unit
 */
const numRuns = Number(process.env.FUZZ_RUNS ?? 12);

const ROOM = "rooms/garden.json";
const HOUSE = "house.json";

const texts = {
  ...Object.fromEntries(
    [ROOM, HOUSE].map((file) => [`content/${file}`, readFileSync(join(ROOT, file), "utf8")]),
  ),
  "content/media/garden-room.jpg": "no picture",
};

/** Photographs that differ in their colour. */
const photos: { bytes: Uint8Array; measured: Awaited<ReturnType<typeof measurePicture>> }[] = [];
beforeAll(async () => {
  decodePictures();
  for (let red = 0; red < 8; red += 1) {
    const background = { r: red * 30, g: 9, b: 9 };
    const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
    const bytes = new Uint8Array(await picture.jpeg().toBuffer());
    photos.push({ bytes, measured: await measurePicture(bytes) });
  }
});

const inAll = (text: string) => ({ es: text, en: text, de: text });

/** Adds a photograph named `jardin`, with its entry in the gallery. */
const withPhoto = (work: Work, token: number, now: number) => {
  const { bytes, measured } = present(photos[token % photos.length], "photo");
  const isTaken = isTakenIn(work);
  const file = `media/${freeName("jardin", (name) => isTaken(`media/${name}.jpg`))}.jpg`;
  const picture = { file, ...measured };
  const given = {
    ...{ section: "house", caption: inAll("Pie"), taken: "2026-05" },
    picture: { file: `/${file}`, description: inAll(`Foto ${token}`) },
  };
  const uploaded = change(work, file, [], { picture, bytes }, now);
  return withNewEntry(uploaded, photographs, given, now).work;
};

const withRoom = (work: Work, token: number, now: number) => {
  const given = {
    ...{ name: inAll("Ático"), description: inAll(`Texto ${token}`), view: "street" },
    ...{ size: 10, guests: 1, price: 50, breakfast: { from: "08:00", to: "10:00" } },
    picture: { file: "/media/garden-room.jpg", description: inAll("Foto") },
  };
  return withNewEntry(work, rooms, given, now).work;
};

/** Adds a copy of a room, with its price by week. */
const withCopiedRoom = (work: Work, token: number, now: number) => {
  const { work: copied, file } = withCopy(work, ROOM, now);
  const named = change(copied, file, ["description", "es"], `Texto ${token}`, now);
  const { weeks } = dataOf(named, HOUSE) as { weeks: { room: string }[] };
  const { id } = dataOf(named, file) as { id: string };
  const place = weeks.findIndex(({ room }) => room === id);
  return change(named, HOUSE, ["weeks", place, "price"], 300 + token, now);
};

const adding = { photo: withPhoto, room: withRoom, copy: withCopiedRoom };
type Kind = keyof typeof adding;

const anyAct = fc.record({
  adds: fc.array(fc.constantFrom<Kind>("photo", "room", "copy"), { maxLength: 2 }),
  publishes: fc.boolean(),
});
const anyRounds = fc.array(anyRound(anyAct, 11), { minLength: 1, maxLength: 4 });

let lastToken = 0;

/** Returns the actions of a person, what they have added, and what is left of it or was asked. */
const adder = (person: Person) => {
  const added: { kind: Kind; token: number }[] = [];
  const asked: unknown[] = [];
  const publishAll = async () => {
    await person.publish(withNames);
    asked.push(...openConflicts(person.work()));
  };
  return {
    added,
    left: () => [...asked, ...person.work().edits.keys()],
    publishAll,
    before: ({ adds }: { adds: Kind[] }) => {
      for (const kind of adds) {
        const token = (lastToken += 1);
        person.update((work, now) => adding[kind](work, token, now));
        added.push({ kind, token });
      }
    },
    beside: async ({ publishes }: { publishes: boolean }) => {
      if (publishes) await publishAll();
    },
  };
};

withoutPace();

test("what two people add at once under one name are two things, and nobody is asked", async () => {
  await fc.assert(
    fc.asyncProperty(anyRounds, async (rounds) => {
      lastToken = 0;
      const { repository, people, load } = await atOneHost(texts, rounds, adder);
      for (let turn = 0; turn < 4; turn++) await people[turn % 2]?.publishAll();

      expect(people.map(({ left }) => left())).toEqual([[], []]);
      const { entries } = contentOf(await load());
      const dataIn = (folder: string) =>
        entries.flatMap(({ file, data }) => (file.startsWith(folder) ? [data] : [])) as never[];
      const photosNow = dataIn("photographs/") as {
        picture: { file: string; description: { es: string } };
      }[];
      const roomsNow = dataIn("rooms/") as { id: string; description: { es: string } }[];
      const [{ weeks }] = dataIn(HOUSE) as unknown as [
        { weeks: { room: string; price: number }[] },
      ];
      const all = people.flatMap(({ added }) => added);
      const count = all.filter((each) => each.kind === "photo").length;
      expect([photosNow.length, roomsNow.length]).toEqual([count, all.length - count + 1]);
      for (const { kind: wanted, token: which } of all)
        if (wanted === "photo") {
          const { picture } = present(
            photosNow.find((each) => each.picture.description.es === `Foto ${which}`),
            "photo",
          );
          const blob = repository.text("main", `content${picture.file}`);
          const { bytes } = present(photos[which % photos.length], "photo");
          expect(blob.equals(bytes)).toBe(true);
        } else {
          const { id } = present(
            roomsNow.find(({ description }) => description.es === `Texto ${which}`),
            "room",
          );
          if (wanted === "copy")
            expect(weeks.filter(({ room }) => room === id)).toMatchObject([{ price: 300 + which }]);
        }
    }),
    { numRuns, seed: 43 },
  );
}, 600_000);
