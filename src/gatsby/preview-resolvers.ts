import type { GatsbyNode } from "gatsby";
import { collections } from "../model";
import { draftedNode, type EntryNode, type NodeModel } from "./preview";

type Args = Parameters<NonNullable<GatsbyNode["createResolvers"]>>[0];

type Resolve = (
  node: EntryNode,
  args: object,
  context: { nodeModel: NodeModel },
  info: { originalResolver: Resolve },
) => unknown;

/**
 * By these fields queries filter and sort, for which Gatsby keeps their values: entries are hidden, and
 * change places, when they are saved.
 */
const KEPT = ["id", "order", "hidden"];

/** Has every field of an entry ask for the entry as its form holds it. */
export const resolveDrafts = ({ createResolvers }: Args) => {
  for (const { type, schema } of collections) {
    const names = Object.keys(schema.shape).filter((name) => !KEPT.includes(name));
    createResolvers({ [type]: Object.fromEntries(names.map((name) => [name, { resolve }])) });
  }
};

const resolve: Resolve = (node, args, context, info) =>
  info.originalResolver(draftedNode(node, context.nodeModel), args, context, info);
