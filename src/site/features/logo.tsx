import { graphql } from "gatsby";
import styled from "styled-components";
import { Rose } from "../elements/rose";
import { useSite } from "./site";
import { media } from "../style/media";

/** On paper wherever it stands: most logos are drawn for that. The footer is dark, and shows its edge. */
const Image = styled.img`
  width: auto;
  max-width: min(7.5rem, 26vw);
  height: 2.375rem;
  object-fit: contain;
  background: var(--paper);
  forced-color-adjust: none;
  footer & {
    margin-inline: 0.3rem;
    box-shadow: 0 0 0 0.3rem var(--paper);
  }

  ${media.wide} {
    height: 3.125rem;
  }
`;

export const Logo = () => {
  const image = useSite().look?.logo?.file.childImageSharp?.gatsbyImageData;
  if (!image) return <Rose />;
  const { images, width, height } = image;
  return <Image src={images.fallback?.src} width={width} height={Math.round(height)} alt="" />;
};

/** Three times as high as in the header. */
export const fragment = graphql`
  fragment Logo on Look {
    logo {
      file {
        childImageSharp {
          gatsbyImageData(height: 150, layout: FIXED, placeholder: NONE)
        }
      }
    }
  }
`;
