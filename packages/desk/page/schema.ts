import { graphqlTypes, modelTypes, singleField } from "@brisa/typed-content/graphql";
import type { ContentModel, Collection } from "@brisa/typed-content";

/** What Gatsby and its plugins add to the schema, as far as the pages' queries use it. */
const GATSBYS = `
scalar Any

interface Node {
  id: ID
}

type File {
  childImageSharp: ImageSharp
}

type ImageSharp {
  gatsbyImageData(
    width: Int
    outputPixelDensities: Any
    formats: Any
    placeholder: Any
    quality: Any
    avifOptions: Any
  ): Any
}

type LocaleConnection {
  edges: [LocaleEdge!]!
}

type LocaleEdge {
  node: Locale!
}

type Locale {
  ns: String!
  data: String!
  language: String!
}`;

const singleLine = (collection: Collection) => {
  const fields = modelTypes([collection]).find(({ source }) => source)?.fields ?? [];
  const filters = fields.map(({ name }) => `${name}: Any`).join(", ");
  return `  ${singleField(collection)}(${filters}): ${collection.type}`;
};

export const pagesSchema = (model: ContentModel) => {
  const fields = [
    ...model.collections.map(singleLine),
    "  allLocale(filter: Any, sort: Any): LocaleConnection!",
  ];
  const query = `extend type Query {\n${fields.join("\n")}\n}`;
  return [GATSBYS, graphqlTypes(model), query].join("\n\n");
};
