import type { PictureData } from "../picture/picture";

/** Returns the URL of a picture in its largest size, in the format that every browser supports. */
export const largeVersion = ({ file }: PictureData) =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.src;
