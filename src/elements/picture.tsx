import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";

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
`;

export type PictureData = {
  description: string;
  focus: { x: number; y: number } | null;
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
};

type Props = {
  picture: PictureData;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** The shape of the frame, such as `3 / 2`; without it the frame's own style decides. */
  ratio?: string;
  /** The first picture on the screen is fetched at once; the others when they come near. */
  eager?: boolean;
  /** Its description stands next to it already. */
  decorative?: boolean;
  className?: string;
};

/** A picture in modern formats, cropped around its point of interest. No script is needed. */
export const Picture = ({ picture, sizes, ratio, eager, decorative, className }: Props) => {
  const image = picture.file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const { sources = [], fallback } = image.images;
  const at = picture.focus && `${picture.focus.x}% ${picture.focus.y}%`;
  // React 18 knows this attribute in lower case only.
  const priority = eager ? { fetchpriority: "high" } : { loading: "lazy" as const };
  return (
    <Frame className={className} style={{ aspectRatio: ratio, "--at": at } as React.CSSProperties}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={fallback?.src}
          srcSet={fallback?.srcSet}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={decorative ? "" : picture.description}
          decoding="async"
          {...priority}
        />
      </picture>
    </Frame>
  );
};
