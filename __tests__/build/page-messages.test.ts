import "../../src/model/declared-languages";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { selectMessages, typesetInterfaceTexts } from "../../src/build/page-messages";
import { withTemporaryFolder } from "../setup/temporary-folder";

const QUERY = "query Page($language: String!, $namespaces: [String!]!) { ...Layout }";

const folder = withTemporaryFolder();

/** Returns the source of a page, with these modules beside it, as Gatsby gets it. */
const pageWith = (contents: string, modules: Record<string, string> = {}) => {
  for (const [name, source] of Object.entries({ ...modules, "page.tsx": contents }))
    writeFileSync(join(folder(), name), source);
  return selectMessages({ filename: join(folder(), "page.tsx"), contents } as never);
};

test("a page asks for the messages of what it loads, and of no more", () => {
  const page = `
    import { First } from "./first";
    import type { Kind } from "./kind";
    import { useState } from "react";
    // t("cookies:heading")
    graphql\`${QUERY}\`;`;
  const found = pageWith(page, {
    "first.tsx": `
      import { Page } from "./page";
      export {
        second,
      } from "./second";
      t("layout:skip"); t(\`navigation:\${name}\`); fetch("https://a.test"); fetch("mailto:a@b.test");`,
    "second.ts": `const late = () => import("./late"); /* t("legal:updated") */`,
    "late.ts": `t('gallery:close')`,
    "kind.ts": `t("trips:none")`,
  });
  expect(found).toBe(page.replace("[String!]!", '[String!]! = ["gallery","layout","navigation"]'));
});

test("a module that is not found stops the build", () => {
  expect(() => pageWith(`import { a } from "./a"; graphql\`${QUERY}\`;`)).toThrow(
    /imports \.\/a, which is not found/,
  );
});

test("while code is watched a page asks for all messages", () => {
  const environment = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "development" });
  const found = pageWith(`graphql\`${QUERY}\`;`);
  Object.assign(process.env, { NODE_ENV: environment });
  expect(found).toMatch(/= \["about",.*"layout",.*"trips"\]/);
});

test("files without such a query stay as they are", () => {
  expect(pageWith(`t("layout:skip"); graphql\`query Other($language: String!) { a }\``)).toBe(
    undefined,
  );
});

test("interface texts are set in their language, and stay JSON", () => {
  const createResolvers = jest.fn();
  typesetInterfaceTexts({ createResolvers } as never);
  const [[{ Locale }]] = createResolvers.mock.calls as [
    [{ Locale: { data: { resolve: (locale: object) => string } } }],
  ];
  const data = JSON.stringify({ sending: 'Wird "gesendet" …', schedule: "{{end}} Uhr\nS. L." });
  const resolved = JSON.parse(Locale.data.resolve({ data, language: "de" })) as unknown;
  expect(resolved).toEqual({
    sending: 'Wird "gesendet"\u00A0…',
    schedule: "{{end}}\u00A0Uhr\nS.\u00A0L.",
  });
});
