import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";
import { SampleTag } from "../../elements/sample-tag";
import { useMessages } from "../language/use-messages";

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--shallow-2);

  picture {
    display: contents;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--at, 50% 50%);
  }
  & > ${SampleTag} {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto auto;
  }
  /* The first picture of a page says it for all. */
  main :has(${SampleTag}) ~ & > ${SampleTag},
  main :has(${SampleTag}) ~ * & > ${SampleTag} {
    display: none;
  }
`;

export type PictureData = {
  description: Queries.WrittenFragment;
  focus: { x: number; y: number } | null;
  /** Whether it was delivered with the site, which the picture then says. */
  isSample: boolean;
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
};

type Props = {
  picture: PictureData;
  sizes: string;
  /** The aspect ratio of the frame, such as `3 / 2`, unless `className` sets it. */
  ratio?: string;
  /** Whether to load the image with high priority. Others are loaded lazily. */
  eager?: boolean;
  /** Whether to leave `alt` empty, since the description is beside the picture. */
  decorative?: boolean;
  className?: string;
};

/**
 * A picture cropped around its focus: in AVIF, which every browser in `browserslist` draws, in several sizes, and for
 * others one file in its own format. Works without JavaScript.
 */
export const Picture = ({ picture, sizes, ratio, eager, decorative, className }: Props) => {
  const t = useMessages();
  const image = picture.file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const { sources = [], fallback } = image.images;
  const { text, language } = picture.description;
  const at = picture.focus && `${picture.focus.x}% ${picture.focus.y}%`;
  // React 18 supports this attribute in lower case only.
  const priority = eager ? { fetchpriority: "high" } : { loading: "lazy" as const };
  return (
    <Frame className={className} style={{ aspectRatio: ratio, "--at": at } as React.CSSProperties}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={fallback?.src}
          width={image.width}
          // Gatsby does not round the height of scaled images.
          height={Math.round(image.height)}
          alt={decorative ? "" : text}
          lang={(!decorative && language) || undefined}
          decoding="async"
          {...priority}
        />
      </picture>
      {picture.isSample && (
        <SampleTag aria-hidden={decorative}>{t("layout:samplePicture")}</SampleTag>
      )}
    </Frame>
  );
};
