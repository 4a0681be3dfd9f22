import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { Page } from "../site/layout/page";
import { Closing } from "../site/sections/closing";
import { GalleryLightbox } from "../site/sections/gallery-lightbox";
import { GalleryMosaic } from "../site/sections/gallery-mosaic";

const GalleryPage = ({ data }: PageProps<Queries.GalleryPageQuery>) => (
  <Page name="gallery" data={data}>
    {({ page, closing, pictures }) => (
      <>
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
        <Closing content={closing} />
      </>
    )}
  </Page>
);

export default GalleryPage;

export const query = graphql`
  query GalleryPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: galleryPage {
      ...PageWords
      boat(language: $language)
      experiences(language: $language)
    }
    pictures: gallery {
      nodes {
        ...GalleryItem
      }
    }
    closing {
      ...Closing
    }
  }
`;
