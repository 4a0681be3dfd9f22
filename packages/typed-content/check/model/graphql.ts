import { parse, visit, type DefinitionNode } from "graphql";
import type { ContentModel } from "../../content";
import { anyResolvers, resolversOf } from "../../graphql/resolvers";
import { graphqlTypes } from "../../graphql/sdl";
import type { Say } from "./wrong-model";

/** Of GraphQL and of Gatsby. */
const GIVEN_TYPES = ["String", "Int", "Float", "Boolean", "ID", "Node", "File", "Date", "JSON"];

/** What `inWords`, `queried` and `query` name, and what two types or fields are called. */
export const checkGraphql = (model: ContentModel, say: Say) => {
  for (const name of Object.keys(anyResolvers(model)))
    if (name in model.resolvers)
      say("resolvers", `any model has one called "${name}". Rename yours.`);
  const resolvers = ["dontInfer", ...Object.keys(resolversOf(model))];
  const types = definitionsOf(model, say).flatMap((each) => ("fields" in each ? [each] : []));
  const names = [...GIVEN_TYPES, ...types.map(({ name }) => name.value)];
  for (const name of repeated(names))
    say(name, "a collection, its list or a group in it has this name, too. Rename one of them.");
  for (const { name, fields = [] } of types) {
    for (const field of repeated(fields.map((each) => each.name.value)))
      say(`${name.value} › ${field}`, "two fields or words have this name. Rename one.");
    for (const field of fields) {
      const at = `${name.value} › ${field.name.value}`;
      visit(field, {
        Directive: ({ name: { value } }) => {
          if (!resolvers.includes(value))
            say(at, `\`resolvers\` has no "${value}". Write it, or correct the name.`);
        },
        NamedType: ({ name: { value } }) => {
          if (!names.includes(value)) say(at, `there is no type "${value}". Correct the name.`);
        },
      });
    }
  }
};

const definitionsOf = (model: ContentModel, say: Say): readonly DefinitionNode[] => {
  try {
    return parse(graphqlTypes(model)).definitions;
  } catch (error) {
    say("query, or queried", `a line is not as "beds: Int! @beds" is. ${String(error)}`);
    return [];
  }
};

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);
