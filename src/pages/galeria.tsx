import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../elements/section";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { Closing } from "../sections/closing";
import { GalleryLightbox } from "../sections/gallery-lightbox";
import { GalleryMosaic } from "../sections/gallery-mosaic";
import { PageHeader } from "../sections/page-header";

const GalleryPage = ({ data }: PageProps<Queries.GalleryPageQuery>) => {
  const { page, company, pictures } = data;
  if (!page || !company) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="gallery" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <GalleryMosaic id="boat" heading={page.boat} pictures={pictures.nodes} section="boat" />
      <PageEnd />
      <GalleryMosaic
        id="experiences"
        heading={page.experiences}
        pictures={pictures.nodes}
        section="experiences"
      />
      <PageEnd />
      <GalleryLightbox pictures={pictures.nodes} />
      <Closing content={data.closing} />
    </Layout>
  );
};

export default GalleryPage;

export const query = graphql`
  query GalleryPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "gallery"] } }
    ) {
      ...Messages
    }
    page: galleryPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
      boat(language: $language)
      experiences(language: $language)
    }
    pictures: allGalleryPicture(
      filter: { hidden: { ne: true } }
      sort: [{ order: ASC }, { jsonId: ASC }]
    ) {
      nodes {
        ...GalleryItem
      }
    }
    closing {
      ...Closing
    }
  }
`;
