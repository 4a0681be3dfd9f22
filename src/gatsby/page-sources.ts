import { readFileSync } from "node:fs";
import { Kind, parse } from "gatsby/graphql";
import { idOf, type Content, type Entry } from "../content-files/content";
import { referenceIn } from "../content-files/reference-lists";
import { queryField } from "../graphql/sdl";
import { routes } from "../routes";

/** A page's own query; what all pages have, it asks for by a fragment. */
const QUERY = /graphql`(\s*query [^`]*)`/;

/** The fields of `Query` that a page asks for. */
const fieldsAskedFor = (component: string) => {
  const [, query] = QUERY.exec(readFileSync(component, "utf8")) ?? [];
  if (!query) throw new Error(`${component} has no query.`);
  return parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? selection.name.value : [],
        )
      : [],
  );
};

/** Whether an entry of a type that a page asks for is on that page. */
const isShownOn = (path: string) => (entry: Entry) => {
  const { shownOn } = entry.collection;
  if (typeof shownOn !== "object") return true;
  const route = shownOn[String(idOf(entry))];
  return route !== undefined && routes[route] === path;
};

/** The types to which groups of an entry refer, whose entries are shown with it. */
const typesReferredTo = ({ node }: Entry) =>
  Object.values(node.properties ?? {}).flatMap((list) => referenceIn(list)?.collection ?? []);

/**
 * The files of the content that fill a page, relative to the content root: not those of its header and
 * footer.
 * @param path the page's path in the default language
 * @param component the file that asks for them
 */
export const pageSources = ({ entries }: Content, path: string, component: string) => {
  const asked = fieldsAskedFor(component);
  const own = entries.filter(({ collection }) => asked.includes(queryField(collection)));
  const referred = own.flatMap(typesReferredTo);
  return entries
    .filter((entry) => own.includes(entry) || referred.includes(entry.collection.type))
    .filter(isShownOn(path))
    .map(({ file }) => file);
};
