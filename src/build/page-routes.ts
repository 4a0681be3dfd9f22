import type { CreatePageArgs } from "gatsby";
import { withoutAccents } from "../base/without-accents";
import { routes } from "../model/routes";

type PageContext = { i18n?: { path: string; originalPath: string } };

/** With the paths that Gatsby gives them by the names of their files. */
const accented = Object.values(routes)
  .map((route) => ({ route, path: withoutAccents(route) }))
  .filter(({ route, path }) => route !== path);

/** `/reseñas/` to `src/pages/resenas.tsx`: some file systems and transfers store an ñ as two characters. */
export const giveRoutes = ({ page, actions }: CreatePageArgs) => {
  const context = page.context as PageContext;
  const found = accented.find(({ path }) => page.path.endsWith(path));
  // Without a language it is the page that the i18n plugin replaces with one for each language.
  if (!found || !context.i18n) return;
  const named = (path: string) => path.replace(found.path, found.route);
  const { path, originalPath } = context.i18n;
  const i18n = { ...context.i18n, path: named(path), originalPath: named(originalPath) };
  actions.deletePage(page);
  actions.createPage({ ...page, path: named(page.path), context: { ...context, i18n } });
};
