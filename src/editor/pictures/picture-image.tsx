import { useState, type ImgHTMLAttributes } from "react";
import { useDeskState } from "../context";
import { pictureAddress, uploadedAddress } from "./data-address";

type PictureImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "onError"> & {
  /** As content names it: `/media/…`. */
  address: string;
  onLost?: () => void;
};

/** A picture of the content, published or not, without words: they stand beside it. */
export const PictureImage = ({ address, onLost, ...rest }: PictureImageProps) => {
  const current = useDeskState(({ work }) => pictureAddress(work, address));
  const [lost, setLost] = useState<string>();
  // What has just been published is not on the site yet.
  const src = lost === address ? uploadedAddress(address) : undefined;
  return (
    <img
      {...rest}
      alt=""
      decoding="async"
      src={src ?? current}
      onError={() => {
        if (lost !== address && uploadedAddress(address)) setLost(address);
        else onLost?.();
      }}
    />
  );
};
