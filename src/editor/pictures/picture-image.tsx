import type { ImgHTMLAttributes } from "react";
import { useDeskState } from "../context";
import { pictureAddress } from "./data-address";

type PictureImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "onError"> & {
  /** As content names it: `/media/…`. */
  address: string;
  onLost?: () => void;
};

/** A picture of the content, published or not, without words: they stand beside it. */
export const PictureImage = ({ address, onLost, ...rest }: PictureImageProps) => (
  <img
    {...rest}
    alt=""
    decoding="async"
    src={useDeskState(({ work }) => pictureAddress(work, address))}
    onError={onLost}
  />
);
