import type { PictureData } from "../picture/picture";

/** In the largest size, in the format that every browser supports. */
export const largeVersion = ({ file }: PictureData) =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.src;
