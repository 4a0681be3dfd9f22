export { typesetMessages } from "../graphql/messages";
export type { ContentEntry, ContentSource, Resolver } from "../graphql/resolver";
export { askedLanguage, resolversOf } from "../graphql/resolvers";
export { graphqlTypes, modelTypes, singleField } from "../graphql/sdl";
export { withNoBreakSpaces } from "../texts/typography";
