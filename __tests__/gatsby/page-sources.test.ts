import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { readContent } from "../../src/content-files/read";
import { pageSources } from "../../src/gatsby/page-sources";
import { collections } from "../../src/model";
import { routes, type RouteName } from "../../src/routes";

const content = readContent(TEST_CONTENT, collections);

const sourcesOf = (route: RouteName) => {
  const name = routes[route].slice(1, -1) || "index";
  return pageSources(content, routes[route], `src/pages/${name}.tsx`);
};

const folders = (files: string[]) => [
  ...new Set(files.map((file) => file.replace(/^(trips|reviews|gallery|services)\/.*/, "$1/"))),
];

test.each<[RouteName, string[]]>([
  [
    "home",
    ["pages/closing.json", "pages/home.json", "places.json", "prices.json", "reviews/", "trips/"],
  ],
  ["trips", ["inclusions.json", "pages/closing.json", "pages/trips.json", "prices.json", "trips/"]],
  [
    "prices",
    ["inclusions.json", "pages/closing.json", "pages/prices.json", "prices.json", "trips/"],
  ],
  ["location", ["company.json", "pages/location.json", "places.json"]],
  ["gallery", ["gallery/", "pages/closing.json", "pages/gallery.json"]],
  ["privacy", ["legal/privacy.yaml"]],
  ["cookies", ["legal/cookies.yaml", "providers.json"]],
])("the content of the page %s", (route, files) => {
  expect(folders(sourcesOf(route))).toEqual(files);
});

test("every page has content of its own", () => {
  const routeNames = Object.keys(routes) as RouteName[];
  expect(routeNames.filter((route) => sourcesOf(route).length === 0)).toEqual([]);
});
