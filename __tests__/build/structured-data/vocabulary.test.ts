import { problemsWith, type Node } from "./vocabulary";

const types = new Map([
  ["/#company", ["LocalBusiness"]],
  ["/#port", ["Place"]],
]);

test.each<[Node, string[]]>([
  [{ "@type": "TouristTrip", departureTime: "09:30", provider: { "@id": "/#company" } }, []],
  [{ "@type": "BoatTrip2" }, ["BoatTrip2 is no type"]],
  [{ "@type": "Offer", prize: 5 }, ["prize is no property"]],
  [{ "@type": "Offer", departureTime: "09:30" }, ["Offer has no departureTime"]],
  [
    { "@type": "TouristTrip", departureTime: "9.30" },
    ['TouristTrip.departureTime cannot be "9.30"'],
  ],
  [
    { "@type": "TouristTrip", provider: { "@id": "/#port" } },
    ['TouristTrip.provider cannot be {"@id":"/#port"}'],
  ],
  [{ "@type": "Place", geo: 5 }, ["Place.geo cannot be 5"]],
  [{ "@type": "Place", sameAs: [] }, ["sameAs is empty"]],
])("the vocabulary finds what is wrong with %j", (node, problems) => {
  expect(problemsWith(node, types)).toEqual(problems);
});
