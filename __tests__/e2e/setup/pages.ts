import { languageCodes, localPath, type LanguageCode } from "../../../src/model/languages";
import { routes, servicePagePath, type RouteName } from "../../../src/model/routes";

export type TestedPage = {
  /** The title in tests, such as `de home`. */
  title: string;
  name: RouteName | "service" | "notFound";
  language: LanguageCode;
  /** The path, not percent-encoded. */
  path: string;
};

const pathsOf = { ...routes, service: servicePagePath("birthdays"), notFound: "/no-existe/" };

/** The 48 pages: 14 routes, a service's own, which the live site lacks, and the not-found page, in every language. */
export const pages: TestedPage[] = languageCodes.flatMap((language) =>
  (Object.keys(pathsOf) as TestedPage["name"][]).map((name) => ({
    title: `${language} ${name}`,
    name,
    language,
    path: localPath(pathsOf[name], language),
  })),
);
