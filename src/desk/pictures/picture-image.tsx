import type { ImgHTMLAttributes } from "react";
import { useDeskState } from "../core/context";
import { pictureUrl } from "./picture-url";

type PictureImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "onError"> & {
  /** As content refers to the picture: `/media/…`. */
  address: string;
  /** Called if the picture cannot be loaded. */
  onLost?: () => void;
};

/** The alternative text is empty, since the name is shown next to it. */
export const PictureImage = ({ address, onLost, ...rest }: PictureImageProps) => (
  <img
    {...rest}
    alt=""
    decoding="async"
    src={useDeskState(({ work }) => pictureUrl(work, address))}
    onError={onLost}
  />
);
