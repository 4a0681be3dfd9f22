import {
  buildASTSchema,
  defaultFieldResolver,
  execute,
  getNamedType,
  valueFromASTUntyped,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLFieldResolver,
} from "graphql";
import type { CalendarDate } from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import { localeOf } from "@brisa/typed-content/files";
import { type Content, listedIn } from "@brisa/typed-content";
import {
  askedLanguage,
  resolversOf,
  type ContentEntry,
  type ContentSource,
  type Resolver,
  typesetMessages,
} from "@brisa/typed-content/graphql";
import type { LanguageCode } from "@brisa/typed-content/languages";
import type { Trace } from "./trace";

/** Those of Gatsby's filters that the pages' queries use. */
const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  eq: (value, operand) => value === operand,
  in: (value, operand) => Array.isArray(operand) && operand.includes(value),
  elemMatch: (value, operand) =>
    Array.isArray(value) && value.some((item) => matchesFilter(item, operand)),
};

/** @throws where the filter has an operator that no page uses */
const matchesFilter = (value: unknown, filter: unknown): boolean =>
  isRecord(filter) &&
  Object.entries(filter).every(([key, operand]) => {
    if (isRecord(value)) return matchesFilter(value[key], operand);
    const operator = operators[key];
    if (!operator) throw new Error(`The filter ${key} is not known.`);
    return operator(value, operand);
  });

export type PictureData = (file: string, args: Record<string, unknown>) => unknown;

type Answered = {
  content: Content;
  resolvers: Readonly<Record<string, Resolver>>;
  source: ContentSource;
  trace?: Trace;
};

type Resolve = GraphQLFieldResolver<unknown, Answered, Record<string, unknown>>;

const argumentsOf = ({ arguments: given = [] }: DirectiveNode) =>
  Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));

/** As the build's transformers do: `id` belongs to Gatsby, the content's is renamed. */
const withGatsbysId = (entry: ContentEntry) => ({ ...entry, jsonId: entry.id, yamlId: entry.id });

const entriesOf = ({ entries }: Content, type: string, trace?: Trace) =>
  entries.flatMap((entry) =>
    listedIn({ entries: [entry] }, type).map((data) => {
      const node = withGatsbysId(data);
      trace?.enter(node, entry.file);
      return node;
    }),
  );

const messagesIn = ({ locales }: Content, filter: unknown, trace?: Trace) => {
  const edges = locales.flatMap(({ file, data }) => {
    const { language, namespace: ns } = localeOf(file) ?? {};
    // Typesetting is slow, and a page needs few of the files.
    if (!language || !matchesFilter({ ns, language }, filter)) return [];
    const words = trace ? trace.markedWords(data, file) : data;
    const node = { ns, language, data: JSON.stringify(typesetMessages(words, language)) };
    return [{ node }];
  });
  return { edges };
};

/** A field without a directive is a single file, or the messages. */
const resolveRoot: Resolve = async (_, args, answered, { fieldName, returnType }) => {
  const { content, source, trace } = answered;
  if (fieldName === "allLocale") return messagesIn(content, args.filter, trace);
  const entries = await source.entries(getNamedType(returnType).name);
  return entries.find((entry) => matchesFilter(entry, args)) ?? null;
};

const resolveField: Resolve = async (parent, args, answered, info) => {
  const { fieldName, parentType } = info;
  const { trace } = answered;
  if (isRecord(parent)) trace?.meet(parent);
  const value: unknown = await defaultFieldResolver(parent, args, answered, info);
  const { directives = [] } = parentType.getFields()[fieldName]?.astNode ?? {};
  const [directive] = directives;
  if (!directive)
    return parentType.name === "Query" ? resolveRoot(parent, args, answered, info) : value;
  const resolver = answered.resolvers[directive.name.value];
  if (!resolver) throw new Error(`There is no resolver for @${directive.name.value}.`);
  const all = { ...argumentsOf(directive), ...args } as Parameters<Resolver>[1];
  const owner = isRecord(parent) ? parent : undefined;
  const result = await resolver(value, all, answered.source, owner);
  const isHtml = directive.name.value === "markdown";
  // Other texts are calculated from fields, so there is no field to mark.
  const isField = isHtml || directive.name.value === "localized";
  if (!trace || !owner || !isField) return result;
  // Where a text is missing in the page's language, it is to be written there.
  const marked = (text: string) =>
    trace.marked(text, isHtml, owner, fieldName, askedLanguage(all, owner));
  if (typeof result === "string") return marked(result);
  return isRecord(result) ? { ...result, text: marked(String(result.text)) } : result;
};

/** The id of an entry with a page of its own ends the path. */
export const entryAt = (path: string) => path.split("/").at(-2);

/** What the engine cannot read from the content. */
type Surroundings = {
  pictureData: PictureData;
  /** SHA-256, by the picture's path below `content`. */
  digest: (file: string) => string | undefined;
  today: () => CalendarDate;
};

/** As the build answers over the published content. `schema` is the syntax tree of `pagesSchema`. */
export const createEngine = (
  schema: DocumentNode,
  { pictureData, digest, today }: Surroundings,
) => {
  const built = buildASTSchema(schema, { assumeValid: true });
  const file = (path: string) => ({
    childImageSharp: {
      gatsbyImageData: (args: Record<string, unknown>) => pictureData(path, args),
    },
  });
  /** Throws where the content lacks what the query requires. With a trace, every text starts with its address. */
  return async (
    query: DocumentNode,
    content: Content,
    language: LanguageCode,
    trace?: Trace,
    entry?: string,
  ): Promise<unknown> => {
    const known = new Map<string, ReturnType<typeof entriesOf>>();
    const source: ContentSource = {
      entries: (type) => {
        const entries = known.get(type) ?? entriesOf(content, type, trace);
        known.set(type, entries);
        return Promise.resolve(entries);
      },
      file: (path) => Promise.resolve(file(path)),
      digest: (path) => Promise.resolve(digest(path)),
      today: () => Promise.resolve(today()),
    };
    const { data, errors } = await execute({
      schema: built,
      document: query,
      contextValue: {
        content,
        resolvers: resolversOf(content.model),
        source,
        trace,
      } satisfies Answered,
      variableValues: { language, entry },
      fieldResolver: resolveField,
    });
    if (errors?.[0]) throw errors[0];
    return data;
  };
};
