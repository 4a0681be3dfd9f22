import { languageCodes, localPath, type LanguageCode } from "../../../src/base/languages";
import { routes, type RouteName } from "../../../src/model/routes";

export type TestedPage = {
  /** The title in tests, such as `de home`. */
  title: string;
  name: RouteName | "notFound";
  language: LanguageCode;
  /** The path, not percent-encoded. */
  path: string;
};

const pathsOf = { ...routes, notFound: "/no-existe/" };

/** The 45 pages: 14 routes and the not-found page, in every language. */
export const pages: TestedPage[] = languageCodes.flatMap((language) =>
  (Object.keys(pathsOf) as TestedPage["name"][]).map((name) => ({
    title: `${language} ${name}`,
    name,
    language,
    path: localPath(pathsOf[name], language),
  })),
);
