import type { CreatePageArgs } from "gatsby";
import { filesBelow } from "../../packages/typed-content/files/files-below";
import { giveRoutes } from "../../src/build/created-pages";

/** Creates a page as Gatsby and the i18n plugin do, and returns the pages that are there afterwards. */
const create = (path: string, i18n?: object) => {
  const pages = new Map<string, object>();
  const page = { path, component: "a.tsx", context: { language: "en", ...(i18n && { i18n }) } };
  pages.set(path, page);
  const actions = {
    deletePage: (deleted: { path: string }) => pages.delete(deleted.path),
    createPage: (created: { path: string }) => pages.set(created.path, created),
  };
  giveRoutes({ page, actions } as unknown as CreatePageArgs);
  return pages;
};

test("the page of a file without accents gets its route, in its language", () => {
  const i18n = { language: "en", path: "en/resenas/", originalPath: "/resenas/" };
  expect([...create("/en/resenas/", i18n).values()]).toEqual([
    {
      path: "/en/reseñas/",
      component: "a.tsx",
      context: {
        language: "en",
        i18n: { language: "en", path: "en/reseñas/", originalPath: "/reseñas/" },
      },
    },
  ]);
});

test.each([
  ["/precios/", { path: "/precios/", originalPath: "/precios/" }],
  ["/en/servicios-especiales/resenas/", { originalPath: "/servicios-especiales/resenas/" }],
  ["/en/reseñas/", { path: "en/reseñas/", originalPath: "/reseñas/" }],
  // The i18n plugin has not made its pages of it yet.
  ["/resenas/", undefined],
])("%s stays as it is", (path, i18n) => {
  expect([...create(path, i18n).keys()]).toEqual([path]);
});

test("no file of the repository has a name that file systems store in different ways", () => {
  // Not by Git: a downloaded copy has none.
  const files = ["src", "packages", "static", "docs", "examples", "__tests__"].flatMap(filesBelow);
  expect(files.filter((file) => /[^\x20-\x7e]/.test(file))).toEqual([]);
});
