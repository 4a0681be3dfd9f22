import { resolve } from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { languageCodes, prefixOf } from "../model/languages";
import { withoutAccents } from "@brisa/typed-content/helpers";
import { routes, servicePagePath } from "../model/routes";

/**
 * For all addresses below the prefix: the app must not request the data of a page that does not exist. The i18n plugin
 * sets the pattern `/en/en/*` (its issue 175), so the page is created again.
 */
export const matchNotFoundPage = ({ page, actions }: CreatePageArgs) => {
  const prefix = languageCodes.map(prefixOf).find((before) => page.path === `${before}/404/`);
  if (!prefix || page.matchPath === `${prefix}/*`) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${prefix}/*` });
};

type PageContext = { i18n?: { path: string; originalPath: string } };

/** With the paths that Gatsby gives them by the names of their files. */
const accented = Object.values(routes)
  .map((route) => ({ route, path: withoutAccents(route) }))
  .filter(({ route, path }) => route !== path);

/** `/reseñas/` to `src/pages/resenas.tsx`: some file systems and transfers store an ñ as two characters. */
export const giveRoutes = ({ page, actions }: CreatePageArgs) => {
  const context = page.context as PageContext;
  const found = accented.find(({ path }) => path === context.i18n?.originalPath);
  // Without a language it is the page that the i18n plugin replaces with one for each language.
  if (!found || !context.i18n) return;
  const named = (path: string) => path.replace(found.path, found.route);
  const { path, originalPath } = context.i18n;
  const i18n = { ...context.i18n, path: named(path), originalPath: named(originalPath) };
  actions.deletePage(page);
  actions.createPage({ ...page, path: named(page.path), context: { ...context, i18n } });
};

/** In the default language: the i18n plugin makes the others. */
export const createServicePages = async ({ graphql, actions }: CreatePagesArgs) => {
  const { data } = await graphql<{ servicePages: string[] }>("{ servicePages }");
  const component = resolve("src/pages/template-servicio-especial.tsx");
  for (const entry of data?.servicePages ?? [])
    actions.createPage({ path: servicePagePath(entry), component, context: { entry } });
};
