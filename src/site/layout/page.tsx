import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useMessages } from "../features/language/use-messages";
import type { PageName } from "../../model/page-title";
import type { With } from "../features/site";
import { Layout } from "./layout";
import { Seo } from "./seo";
// Imported last: styles are in the order of imports, and those of sections come after the layout's.
import { PageHeader } from "../sections/page-header";

/** The texts that every page has. The lead of a legal text and of a service is also its description. */
type Texts = { heading: string; lead: string | Queries.WrittenFragment; description?: string };

type PageData = Queries.LayoutFragment & { page: Texts | null };

/** The parts of the data that every page requires. */
type Always = "page" | "company" | "homePage";

type Props<Data extends PageData, Part extends keyof Data> = {
  name: PageName;
  /** Of a page below that of this name. */
  title?: string;
  /** The result of the page's query, which includes `...Layout`. */
  data: Data;
  /** The other parts of the data that this page requires. */
  needs?: readonly Part[];
  /** Whether the page's sections contain its heading. */
  ownHeader?: boolean;
  /** Whether the page's sections contain the notices. */
  ownNotices?: boolean;
  children: (data: With<Data, Always | Part>) => ReactNode;
};

const has = <Data, Part extends keyof Data>(
  data: Data,
  parts: readonly Part[],
): data is With<Data, Part> => parts.every((part) => data[part] !== null);

/** @throws if the query has not found required content, since the page would be published without it */
export const Page = <Data extends PageData, Part extends keyof Data = never>(
  props: Props<Data, Part>,
) => {
  const t = useMessages();
  const { name, title, data, needs = [], ownHeader = false, ownNotices = false, children } = props;
  if (!has<Data, Always | Part>(data, ["page", "company", "homePage", ...needs]))
    throw new Error("The page's query found no content.");
  const { page, emptyPages } = data;
  const isEmpty = emptyPages.includes(name);
  const lead = isEmpty ? t("layout:emptyPage") : page.lead;
  const said = typeof page.lead === "object" ? page.lead.text : page.lead;
  return (
    <Layout data={data} ownNotices={ownNotices}>
      <Seo page={name} title={title} description={page.description ?? said} isEmpty={isEmpty} />
      {!ownHeader && <PageHeader heading={page.heading} lead={lead} />}
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
