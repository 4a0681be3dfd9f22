import { guestHouse } from "../../../../examples/guest-house/model";
import { testTwoPeople, type ListKind } from "./two-at-a-list";

/** More of them: `FUZZ_RUNS=500 npx jest core/identity --selectProjects unit`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 25);

const texts = (tag: number) => ({ es: `es ${tag}`, en: `en ${tag}`, de: `de ${tag}` });

const KINDS: Record<string, ListKind> = {
  "texts without a name": {
    model: guestHouse,
    file: "house.json",
    list: "norms",
    make: (tag) => ({ text: texts(tag) }),
    tagOf: ({ text }) => (text as { es: string }).es,
    written: ["text", "de"],
    changes: [
      ({ text }, turn) => ({ text: { ...(text as object), en: `en, turn ${turn}` } }),
      ({ text }, turn) => ({ text: { ...(text as object), de: `de, turn ${turn}` } }),
    ],
  },
  "items with an identifier": {
    model: guestHouse,
    file: "conditions/stay.yaml",
    list: "sections",
    make: (tag) => ({ id: `section-${tag}`, title: texts(tag), body: texts(tag) }),
    tagOf: ({ id }) => id,
    written: ["title", "de"],
    changes: [
      (item, turn) => ({ ...item, body: texts(1000 + turn) }),
      (item, turn) => ({ ...item, title: texts(1000 + turn) }),
    ],
  },
  "prices of entries": {
    model: guestHouse,
    file: "house.json",
    list: "weeks",
    make: (tag) => ({ room: `room-${tag}`, price: 100 + tag }),
    tagOf: ({ room }) => room,
    written: ["price"],
    changes: [(item, turn) => ({ ...item, price: 1000 + turn })],
  },
};

testTwoPeople(KINDS, numRuns);
