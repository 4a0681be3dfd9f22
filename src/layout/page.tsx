import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { PageName } from "../page-title";
import { Layout, type With } from "./layout";
import { Seo } from "./seo";
// Styles follow the order of imports: those of a section come after those around it.
import { PageHeader } from "../sections/page-header";

/** The words of a page itself. A legal text's lead is its description, too. */
type Words = { heading: string; lead: string; description?: string };

type PageData = Queries.LayoutFragment & { page: Words | null };

/** The parts of its data that no page can do without. */
type Always = "page" | "company" | "homePage";

type Props<Data extends PageData, Part extends keyof Data> = {
  name: PageName;
  /** The result of the page's query, which includes `...Layout`. */
  data: Data;
  /** What this page cannot do without either. */
  needs?: readonly Part[];
  /** Whether the page's own sections show its heading. */
  ownHeader?: boolean;
  /** The page's sections. */
  children: (data: With<Data, Always | Part>) => ReactNode;
};

const has = <Data, Part extends keyof Data>(
  data: Data,
  parts: readonly Part[],
): data is With<Data, Part> => parts.every((part) => data[part] !== null);

/**
 * The frame of every page: head, layout, heading and lead.
 * @throws if the query found nothing: the page would be published blank
 */
export const Page = <Data extends PageData, Part extends keyof Data = never>(
  props: Props<Data, Part>,
) => {
  const { name, data, needs = [], ownHeader = false, children } = props;
  if (!has<Data, Always | Part>(data, ["page", "company", "homePage", ...needs]))
    throw new Error("The page's query found no content.");
  const { page, company } = data;
  return (
    <Layout data={data}>
      <Seo page={name} description={page.description ?? page.lead} company={company} />
      {!ownHeader && <PageHeader heading={page.heading} lead={page.lead} />}
      {children(data)}
    </Layout>
  );
};

export const fragment = graphql`
  fragment PageWords on PageWords {
    description(language: $language)
    heading(language: $language)
    lead(language: $language)
  }
`;
