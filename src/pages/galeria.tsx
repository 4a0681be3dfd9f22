import { Fragment } from "react";
import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { Closing } from "../site/sections/closing";
import { GalleryLightbox } from "../site/features/gallery/lazy-lightbox";
import { GalleryMosaic } from "../site/sections/gallery-mosaic";

const SECTIONS = ["boat", "experiences"] as const;

const GalleryPage = ({ data }: PageProps<Queries.GalleryPageQuery>) => (
  <Page name="gallery" data={data}>
    {({ page, closing, pictures: all }) => {
      const sections = SECTIONS.map((name) => ({
        name,
        shown: all.filter(({ section }) => section === name),
      })).filter(({ shown }) => shown.length > 0);
      // In the order in which they are seen: the lightbox goes through them.
      const pictures = sections.flatMap(({ shown }) => shown);
      return (
        <>
          {sections.map(({ name, shown }, index) => (
            <Fragment key={name}>
              <GalleryMosaic section={name} heading={page[name]} shown={shown} all={pictures} />
              <PageEnd />
              {index === 0 && <DeferredStyles />}
            </Fragment>
          ))}
          {pictures.length > 0 && <GalleryLightbox pictures={pictures} />}
          <Closing content={closing} />
        </>
      );
    }}
  </Page>
);

export default GalleryPage;

export const query = graphql`
  query GalleryPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    ...Closing
    page: galleryPage {
      ...PageWords
      boat(language: $language)
      experiences(language: $language)
    }
    pictures: gallery {
      ...GalleryItem
    }
  }
`;
