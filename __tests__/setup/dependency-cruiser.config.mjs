import { existsSync } from "node:fs";
import { allExtensions } from "dependency-cruiser";

/**
 * The imports that `npm test` refuses. Each room of `src` may import from itself and from the rooms named here.
 * `gatsby-types.d.ts` and `html.tsx` have their place from Gatsby.
 */
const ROOMS = {
  model: [],
  site: ["model"],
  pages: ["model", "site"],
  build: ["model", "site"],
  commands: ["model", "site", "build"],
};

/** The folders of `src/site`, from the ground up. */
const SITE = {
  types: [],
  document: [],
  day: [],
  storage: [],
  style: [],
  providers: ["storage"],
  "head-scripts": ["document", "storage"],
  elements: ["style"],
  features: ["document", "day", "storage", "style", "providers", "elements"],
  sections: ["document", "day", "storage", "style", "providers", "elements", "features"],
  layout: ["document", "style", "providers", "elements", "features", "sections"],
};

/** The folders of `packages/desk`, from the ground up: each may import from those before it. */
const DESK = [
  "values",
  "words",
  "core",
  "stores",
  "told",
  "sign-in",
  "state",
  "ui",
  "server",
  "pictures",
  "form",
  "translations",
  "lists",
  "promises",
  "entry",
  "page",
  "publishing",
  "history",
  "search",
  "window",
  "build",
];

// It would find nothing wrong in files that it cannot read, or that are not there.
if (!allExtensions.some(({ extension, available }) => extension === ".tsx" && available))
  throw new Error(
    "dependency-cruiser reads no TypeScript: install a version that it supports, typescript@5.",
  );
const missing = Object.keys(ROOMS).filter((room) => !existsSync(`src/${room}`));
if (missing.length > 0) throw new Error(`src lacks the rooms ${missing.join(", ")}.`);

const directions = (folder, rooms) =>
  Object.entries(rooms).map(([room, open]) => ({
    name: `${folder}/${room}`,
    comment: `${room} may import from: ${open.join(", ") || "no other folder"}.`,
    severity: "error",
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${[room, ...open].join("|")})/` },
  }));

const forbidden = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    forbidden(
      "no-circular",
      "Files that import each other, if only a type, can be understood only together.",
      { path: "^(src|packages|examples)/" },
      { circular: true },
    ),
    ...directions("src", ROOMS),
    ...directions("src/site", SITE),
    ...directions(
      "packages/desk",
      Object.fromEntries(DESK.map((folder, floor) => [folder, DESK.slice(0, floor)])),
    ),
    forbidden(
      "packages-know-no-site",
      "The packages are for any site: they are tested with a guest house, with nothing of this company's.",
      { path: "^(packages|examples)/" },
      { path: "^(src/|__tests__/(model|build|content)/)" },
    ),
    forbidden(
      "typed-content-below",
      "The content needs no editor.",
      { path: "^packages/typed-content/", pathNot: "/__tests__/" },
      { path: "^(packages/desk|examples)/" },
    ),
    forbidden(
      "desk-where-it-is-built",
      "What visitors load, and the model, know no editor.",
      { path: "^src/(model|site|pages)/" },
      { path: "^packages/desk/" },
    ),
    forbidden(
      "without-react",
      "These folders know nothing of the interface.",
      {
        path: "^(packages/typed-content|src/(model|build|commands|site/(document|day|storage|providers|head-scripts)))/",
        pathNot: "^src/build/desk/",
      },
      { path: "node_modules/(react|react-dom|react-helmet|react-i18next|styled-components)/" },
    ),
    forbidden(
      "in-browsers",
      "What runs in a browser cannot read the disk: the desk checks the whole content before it publishes.",
      {
        path: "^(packages/typed-content|src/model)/",
        pathNot:
          "^packages/typed-content/(__tests__/|files/(read|parsed-yaml|file-errors|files-below)|check/check-content)",
      },
      { dependencyTypes: ["core"] },
    ),
    forbidden(
      "no-schemas-for-visitors",
      "Visitors do not load zod: the site imports only plain tables of the model, and of the packages dates and helpers.",
      { path: "^src/(site|pages)/" },
      {
        path: "^(src/model/(collections|rules|warnings|launch)|packages/typed-content)/|node_modules/zod/",
        pathNot: "^packages/typed-content/(exports/)?(dates|helpers)",
      },
    ),
    forbidden(
      "formatted-by-the-build",
      "Pages get formatted texts from GraphQL (`inWords` in packages/typed-content/schema.ts): a browser may lack a language.",
      { path: "^src/(pages|site/(elements|sections|layout))/" },
      { path: "^src/model/format" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    // Imports of types count, too.
    tsPreCompilationDeps: true,
  },
};
