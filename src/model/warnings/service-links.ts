import { listedIn, type Content, walk } from "@brisa/typed-content";
import { services } from "../collections/services";
import type { ModelFinding } from "../findings";
import { routes } from "../routes";
import { servicePages } from "../service-pages";

const ADDRESS = new RegExp(`${routes.services}([a-z0-9-]+)`);

/** Finds addresses of services' pages that are not there: in notices and in legal texts. */
export const goneServicePages = ({ entries }: Content): ModelFinding[] => {
  const there = servicePages(listedIn({ entries }, services.type));
  return entries.flatMap(({ file, node, data }) =>
    walk(node, data).flatMap(({ value: text, path }): ModelFinding[] => {
      const [, id] = ADDRESS.exec(typeof text === "string" ? text : "") ?? [];
      return id && !there.includes(id) ? [{ file, path, code: "service-page-gone", id }] : [];
    }),
  );
};
