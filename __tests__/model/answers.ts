import { readFileSync } from "node:fs";
import { fireEvent } from "@testing-library/react";
import { parse } from "graphql";
import { filesBelow } from "../../packages/typed-content/files/files-below";
import type { LanguageCode } from "../../src/model/languages";
import { createEngine } from "../../packages/desk/page/engine";
import { pagesSchema } from "../../packages/desk/page/schema";
import { contentModel } from "../../src/model";
import type { Content } from "../../packages/typed-content/content";
import { original } from "../build/structured-data/test-content";
import { present } from "../setup/present";

/** Returns the tests' content with other data in some of its files. */
export const contentWithData = (change: Record<string, (data: object) => object>): Content => {
  const entries = original.entries.map((entry) => {
    const changed = change[entry.file];
    return changed ? { ...entry, data: changed(entry.data as object) } : entry;
  });
  return { ...original, entries };
};

/** All fragments of the site: which of them a query needs is nobody's to know here. */
const fragments = filesBelow("src/site")
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/graphql`([^]*?)`/g)])
  .map(([, text]) => text)
  .join("\n");

/**
 * Returns a function that answers what the pages query, as the desk does with the resolvers of the build.
 * @param fields of the query
 */
export const answers = <Answer>(fields: string) => {
  const query = parse(`query ($language: String!) { ${fields} } ${fragments}`);
  let current = "";
  const engine = createEngine(parse(pagesSchema(contentModel)), {
    pictureData: () => null,
    digest: () => undefined,
    today: () => current,
  });
  return async (content: Content, today: string, language: LanguageCode) => {
    current = today;
    return (await engine(query, content, language)) as Answer;
  };
};

/** Enters a value into a field of a form. */
export const enter = (container: Element, name: string, value: string) => {
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const field = present(found ?? undefined, name);
  fireEvent.change(field, { target: { value } });
  fireEvent.input(field);
};

/** Returns the addresses of the chat and the mail to which a page leads, in plain text. */
export const messageAddresses = (container: Element) =>
  Array.from(container.querySelectorAll("a"), ({ href }) => decodeURIComponent(href)).filter(
    (address) => /wa\.me|mailto/.test(address),
  );
