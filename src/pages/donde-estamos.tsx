import { graphql, type PageProps } from "gatsby";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { PageEnd } from "../elements/section";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { BayChart } from "../sections/bay-chart";
import { Directions } from "../sections/directions";
import { MeetingPoint } from "../sections/meeting-point";
import { PageHeader } from "../sections/page-header";
import { Panorama } from "../sections/panorama";

const LocationPage = ({ data }: PageProps<Queries.LocationPageQuery>) => {
  const { page, company, chart } = data;
  if (!page || !company) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="location" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <Columns as={Container} $split="7fr 5fr">
        <BayChart content={chart} />
        <MeetingPoint content={page.meeting} company={company} />
      </Columns>
      <Directions content={page.directions} />
      <PageEnd />
      <Panorama picture={page.picture} sizes="100vw" />
    </Layout>
  );
};

export default LocationPage;

export const query = graphql`
  query LocationPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "location"] } }
    ) {
      ...Messages
    }
    page: locationPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
      picture {
        ...Photo
      }
      ...MeetingPoint
      ...Directions
    }
    company {
      mapSearch
    }
    chart: places {
      ...BayChart
    }
  }
`;
