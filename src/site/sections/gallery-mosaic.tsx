import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { Picture } from "../features/picture/picture";
import { openOnClick } from "../features/gallery/picture-hash";
import { useMessages } from "../features/language/use-messages";
import { Written } from "../features/language/written";
import { container, media } from "../style/media";
import { Container } from "../elements/section";
import { largeVersion } from "../features/gallery/lazy-lightbox";
import { Small, Title, VisuallyHidden } from "../elements/text";

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--s4);
  margin-bottom: var(--s5);
`;

/** Large screens: one large picture beside two small ones, then two of unequal width; repeats. */
const boat = css`
  grid-template-rows: repeat(2, clamp(14rem, 23vw, 32rem)) clamp(14rem, 29vw, 38rem);
  grid-auto-rows: clamp(14rem, 23vw, 32rem);

  li:nth-child(5n + 1) {
    grid-column: span 8;
    grid-row: span 2;
  }
  li:nth-child(5n + 2),
  li:nth-child(5n + 3) {
    grid-column: span 4;
  }
  li:nth-child(5n + 4) {
    grid-column: span 5;
  }
  li:nth-child(5n) {
    grid-column: span 7;
  }
`;

/** Large screens: rows of two pictures, the wider one alternately right and left. */
const experiences = css`
  grid-auto-rows: clamp(14rem, 28vw, 36rem);

  li:nth-child(4n + 1),
  li:nth-child(4n) {
    grid-column: span 5;
  }
  li:nth-child(4n + 2),
  li:nth-child(4n + 3) {
    grid-column: span 7;
  }
`;

/** Phones: wide pictures alternate with pairs of upright ones. */
const Mosaic = styled.ul<{ $section: "boat" | "experiences" }>`
  display: grid;
  /* Not 1fr: WebKit widens such a column for the ratio of a picture that spans two and their gap. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 3px;

  li {
    aspect-ratio: 4 / 5;
  }
  ${({ $section }) =>
    $section === "boat"
      ? "li:nth-child(5n + 1), li:nth-child(5n + 4), li:nth-child(5n)"
      : "li:nth-child(4n + 3), li:nth-child(4n)"} {
    grid-column: 1 / -1;
    aspect-ratio: 3 / 2;
  }
  ${container.narrow} {
    && li {
      grid-column: 1 / -1;
      aspect-ratio: 1;
    }
  }
  ${media.large} {
    grid-template-columns: repeat(12, 1fr);
    gap: 6px;

    && li {
      aspect-ratio: auto;
    }
    && {
      ${({ $section }) => ($section === "boat" ? boat : experiences)}
    }
  }
`;

const Caption = styled.span`
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  /* Beside the tab with WhatsApp, too. */
  padding: 2.5rem max(1rem, var(--gutter)) 0.75rem;
  color: var(--paper);
  background: linear-gradient(
    0deg,
    rgb(var(--scrim) / 0.82),
    rgb(var(--scrim) / 0.68) 60%,
    rgb(var(--scrim) / 0)
  );
  font: 500 var(--step--1) / 1.35 var(--sans);
  opacity: 0;
  visibility: hidden;
  transition-property: opacity, visibility;
  transition-duration: var(--quick);
`;

const Tile = styled.a`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  background: var(--shallow-2);
  cursor: zoom-in;

  & > div {
    height: 100%;
  }
  img {
    transition: transform 1.2s var(--ease);
  }
  &:hover img {
    transform: scale(1.03);
  }
  &:is(:hover, :focus-visible) ${Caption} {
    opacity: 1;
    visibility: visible;
  }
  &:focus-visible {
    --focus: var(--paper);
    outline-offset: -6px;
    box-shadow: inset 0 0 0 8px var(--sea);
  }
  ${media.reducedMotion} {
    &:hover img {
      transform: none;
    }
  }
`;

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
        <Title id={section} $step={3}>
          {heading}
        </Title>
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
