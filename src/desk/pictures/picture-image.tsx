import type { ImgHTMLAttributes } from "react";
import { useDeskState } from "../core/context";
import { pictureUrl } from "./picture-url";

type PictureImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "onError"> & {
  /** The path by which content refers to the picture: `/media/…`. */
  address: string;
  /** Called if the picture cannot be loaded. */
  onLost?: () => void;
};

/** A picture of the content, published or not. Its alternative text is empty, because its name is shown next to it. */
export const PictureImage = ({ address, onLost, ...rest }: PictureImageProps) => (
  <img
    {...rest}
    alt=""
    decoding="async"
    src={useDeskState(({ work }) => pictureUrl(work, address))}
    onError={onLost}
  />
);
