import type { PictureData } from "../../elements/picture";

/** The address of a picture in its largest size, in the format that every browser shows. */
export const largeVersion = ({ file }: PictureData) =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.src;
