import {
  digestOf,
  unconfirmed,
  withConfirmed,
} from "../../../src/typed-content/check/launch/promised";
import { missingForLaunch, unconfirmedFindings } from "../../../src/typed-content/check/launch";
import { missingValues } from "../../../src/typed-content/check/launch/missing-values";
import { messages, missingLine, NO_OWN } from "../../../src/typed-content/check/messages";
import type { Content, Picture } from "../../../src/typed-content/content";
import { CONFIRMED_FILE } from "../../../src/typed-content/files/content";
import { content, having } from "../../guest-house/house-content";
import { SAMPLE } from "../../guest-house/model";
import { confirming, promisesOf } from "../../guest-house/promises";

const house = content.entries.find(({ file }) => file === "house.json")?.data as {
  weeks: { room: string; price: number }[];
  norms: { text: Record<string, string> }[];
};

/** The site was delivered with another house: what names this one is nothing old. */
const delivered = promisesOf(content);
const promises = { ...delivered, names: [] };

const placesIn = (changed: Content, pictures: Picture[] = []) =>
  unconfirmed(changed, pictures, promises).map(({ file, path }) => `${file} ${path.join(".")}`);

const all = unconfirmed(content, [], promises);

test("whatever a group asks for is unconfirmed as delivered, each language of it by itself", () => {
  const places = placesIn(content);
  expect(places).toEqual(
    expect.arrayContaining([
      "house.json weeks.0.price",
      "rooms/garden.json breakfast.from",
      "rooms/garden.json name.de",
      "locales/en/rooms.json breakfast",
    ]),
  );
  const silent = /repository|guestBook|photographs|\.file$|\.focus|order|perNight/;
  expect(places.filter((place) => silent.test(place))).toEqual([]);
  const name = { es: "La casa azul", en: "Garden room", de: "Gartenzimmer" };
  const left = placesIn(having("rooms/garden.json", { name }));
  expect(places.filter((place) => !left.includes(place))).toEqual(["rooms/garden.json name.es"]);
});

test("a confirmed value is settled until it is another one, and where list items move", () => {
  const confirmed = confirming(content, all);
  expect(placesIn(confirmed)).toEqual([]);
  const changed = (data: object) =>
    placesIn({ ...having("house.json", data), marks: confirmed.marks });
  expect(changed({ weeks: house.weeks.toReversed(), norms: house.norms.toReversed() })).toEqual([]);
  // Another delivered value: 690 is the price of the courtyard.
  const [first, ...others] = house.weeks;
  expect(changed({ weeks: [{ ...first, price: 690 }, ...others] })).toEqual([
    "house.json weeks.0.price",
  ]);
  expect(changed({ weeks: [{ ...first, price: 555 }, ...others] })).toEqual([]);
});

test("a copy of a delivered entry is unconfirmed, an entry of the owner’s own is not", () => {
  const [garden] = content.entries.filter(({ file }) => file === "rooms/garden.json");
  if (!garden) throw new Error("The room is gone.");
  const copy = (data: object) => ({
    ...confirming(content, all),
    entries: [
      ...content.entries,
      { ...garden, file: "rooms/attic.json", data: { ...(garden.data as object), ...data } },
    ],
  });
  expect(placesIn(copy({ id: "attic", price: 120 }))).toContain("rooms/attic.json description.es");
  expect(placesIn(copy({ id: "attic", price: 120 }))).not.toContain("rooms/attic.json price");
  expect(placesIn(copy({ hidden: true }))).toEqual([]);
});

test("the description of a delivered picture is asked for with the picture alone", () => {
  const picture = { file: "media/garden-room.jpg", sha256: SAMPLE } as Picture;
  const described = "rooms/garden.json picture.description.es";
  expect(placesIn(content)).toContain(described);
  expect(placesIn(content, [picture])).not.toContain(described);
});

test("a text that names what has changed is asked for, in its language, until it is confirmed", () => {
  const { delivered: digests } = delivered;
  const named = (changed: Content) =>
    unconfirmed(changed, [], { ...delivered, delivered: new Set() }).map(
      ({ file, path, oldName }) => [file, path.join("."), oldName],
    );
  expect(named(content).map(([, path]) => path)).toEqual([
    "description.es",
    "description.en",
    "description.de",
  ]);
  // While the house has a lemon tree, texts may name it.
  const tree = [{ text: { es: "El limonero, ni tocarlo.", en: "", de: "" } }];
  expect(named(having("house.json", { norms: tree }))).toEqual([]);
  const other = having("house.json", { norms: tree, name: "Villa Clara" });
  expect(named(other)).toEqual([]);
  const welcome = { es: "La Casa de Ejemplo.", en: "Villa Clara", de: "Villa Clara" };
  const rooms = having("rooms/garden.json", { description: welcome });
  const renamed = {
    ...rooms,
    entries: rooms.entries.map((entry) =>
      entry.file === "house.json"
        ? { ...entry, data: { ...(entry.data as object), norms: tree, name: "Villa Clara" } }
        : entry,
    ),
  };
  expect(named(renamed)).toEqual([["rooms/garden.json", "description.es", "Ejemplo"]]);
  const old = unconfirmed(renamed, [], { ...delivered, delivered: digests }).filter(
    ({ oldName }) => oldName !== undefined,
  );
  expect(named(confirming(renamed, old))).toEqual([]);
});

test("the list names each group once, and each old name with what is around it", () => {
  const lines = missingForLaunch(content, [], delivered).map((each) =>
    missingLine(each, { ...NO_OWN, es: { "no-licence": () => "" } }),
  );
  const asked = lines.filter((line) => line.includes("¿Es esto lo que prometéis?"));
  expect(asked).toHaveLength(3);
  expect(asked[1]).toMatch(
    /^rooms\/courtyard\.json › .*: Habitaciones: \d+ valores son los que traía la web\. .*En el escritorio: ¿Es esto lo que prometéis\? › Habitaciones\.$/,
  );
  const old = lines.find((line) => line.includes("nombra todavía"));
  expect(old).toContain(
    "description › es: «Da al limonero, y a nada más.» nombra todavía «limonero».",
  );
  // What structured data leave out is what is missing, and no more.
  const codes = missingValues(content, []).map(({ code }): string => code);
  expect(codes).not.toContain("unconfirmed");
  const [finding] = unconfirmedFindings(all.slice(0, 1), promises);
  expect(finding && missingLine({ ...finding, place: "" }, NO_OWN, "en")).toContain(
    "1 value is the one that the site came with.",
  );
  expect(Object.keys(messages)).toEqual(["es", "en"]);
});

test("what is written keeps what still holds, and drops what has gone or is nonsense", () => {
  const [first, second] = all;
  if (!first || !second) throw new Error("Nothing is promised.");
  const before = {
    ...content,
    marks: {
      [CONFIRMED_FILE]: {
        [first.key]: first.digest,
        "rooms/gone.json#price": "00000000",
        "house.json#phone": 7,
        [all[2]?.key ?? ""]: "11111111",
      },
    },
  };
  expect(withConfirmed(before, [second])).toEqual({
    [first.key]: first.digest,
    [second.key]: second.digest,
  });
  expect(withConfirmed({ ...content, marks: { [CONFIRMED_FILE]: ["nonsense"] } }, [])).toEqual({});
});

test("a digest is that of its field and its value", () => {
  // FNV-1a of `["a","b"]`, computed elsewhere.
  expect(digestOf("a", "b")).toMatch(/^[0-9a-f]{8}$/);
  expect(digestOf("Room.price", 85)).not.toBe(digestOf("House.weeks.price", 85));
  expect(digestOf("Room.price", 85)).not.toBe(digestOf("Room.price", "85"));
});
