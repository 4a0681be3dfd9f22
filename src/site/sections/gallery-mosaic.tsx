import { graphql } from "gatsby";
import { Container } from "../elements/container";
import { Picture } from "../features/picture/picture";
import { Small, VisuallyHidden } from "../elements/text";
import { largeVersion } from "../features/gallery/large-version";
import { openOnClick } from "../features/gallery/picture-hash";
import { useMessages } from "../features/language/use-messages";
import { Written } from "../features/language/written";
import { Caption, Header, Mosaic, Tile } from "./gallery-mosaic.styles";

type Props = {
  /** Also the id of its heading. */
  section: "boat" | "experiences";
  heading: string;
  shown: readonly Queries.GalleryItemFragment[];
  /** All pictures of the gallery, for their numbers. */
  all: readonly Queries.GalleryItemFragment[];
};

/** A picture opens the lightbox or, without a script, the image file. */
export const GalleryMosaic = ({ section, heading, shown, all }: Props) => {
  const t = useMessages();
  return (
    <section aria-labelledby={section}>
      <Header as={Container}>
        <h2 id={section}>{heading}</h2>
        <Small as="span">{t("gallery:pictures", { count: shown.length })}</Small>
      </Header>
      <Mosaic $section={section}>
        {shown.map(({ jsonId, picture }) => {
          const { description, isSample } = picture;
          const label = (what: string) =>
            t("gallery:enlarge", {
              number: all.findIndex((item) => item.jsonId === jsonId) + 1,
              total: all.length,
              description: what,
            });
          const sample = isSample ? ` ${t("layout:samplePicture")}` : "";
          return (
            <li key={jsonId}>
              <Tile
                id={String(jsonId)}
                data-app=""
                onClick={(event) => openOnClick(event, jsonId)}
                href={largeVersion(picture)}
                aria-label={description.language ? undefined : label(description.text + sample)}
              >
                {/* A label has one language only. */}
                {description.language && (
                  <VisuallyHidden>
                    {label("")}
                    <Written text={description} />
                    {sample}
                  </VisuallyHidden>
                )}
                {/* In the order of the label, which has to contain what is shown. */}
                <Caption aria-hidden="true">
                  <Written text={description} />
                </Caption>
                <Picture picture={picture} sizes="(min-width: 60rem) 60vw, 100vw" decorative />
              </Tile>
            </li>
          );
        })}
      </Mosaic>
    </section>
  );
};

export const fragment = graphql`
  fragment GalleryItem on GalleryPicture {
    jsonId
    section
    picture {
      ...Photo
    }
  }
`;
