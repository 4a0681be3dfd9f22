import { graphql } from "gatsby";
import { createContext, useContext, type ReactNode } from "react";
import styled from "styled-components";
import { Rose } from "../elements/rose";
import { VisuallyHidden } from "../elements/text";
import { media } from "../style/media";

const LookContext = createContext<Queries.LogoFragment | null>(null);

export const LookProvider = LookContext.Provider;

/** On paper wherever it stands: most logos are drawn for that. */
const Image = styled.img`
  flex: 0 1 auto;
  width: auto;
  max-width: min(14rem, 100%);
  height: 2.375rem;
  margin-right: 0.3rem;
  object-fit: contain;
  object-position: left;
  background: var(--paper);
  box-shadow: 0 0 0 0.3rem var(--paper);
  forced-color-adjust: none;

  ${media.wide} {
    height: 3.125rem;
  }
`;

export const Logo = () => {
  const image = useContext(LookContext)?.logo?.file.childImageSharp?.gatsbyImageData;
  if (!image) return <Rose />;
  const { images, width, height } = image;
  return <Image src={images.fallback?.src} width={width} height={Math.round(height)} alt="" />;
};

/** The name, which is not to be read twice. */
export const BesideLogo = ({ children }: { children: ReactNode }) => {
  const look = useContext(LookContext);
  return look?.logo && look.hasName ? <VisuallyHidden>{children}</VisuallyHidden> : children;
};

/** Three times as high as in the header. */
export const fragment = graphql`
  fragment Logo on Look {
    hasName
    logo {
      file {
        childImageSharp {
          gatsbyImageData(
            height: 150
            layout: FIXED
            outputPixelDensities: [1]
            formats: [AUTO]
            placeholder: NONE
          )
        }
      }
    }
  }
`;
