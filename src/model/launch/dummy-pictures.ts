import type { Content, Picture } from "../../typed-content/content";
import { pictureUses } from "../../typed-content/files/pictures";
import type { Warning } from "../../typed-content/check/findings";

/** Finds fields that still have a picture with which the site was delivered. */
export const dummyPictures = ({ entries }: Content, pictures: readonly Picture[]): Warning[] => {
  const delivered = pictures.filter(({ sha256 }) => DELIVERED.has(sha256)).map(({ file }) => file);
  return pictureUses(entries)
    .filter(({ picture }) => delivered.includes(picture))
    .map(({ file, path }) => ({ file, path, code: "stand-in" }));
};

/** SHA-256 digests of those pictures, since the owner's own photo may have the same file name. */
const DELIVERED = new Set([
  "00898c5521b81927b9b2823d2e4360a300df1d97ed2607749e76bfee5cf1c86a",
  "0f9d31adf4d7b625f408e65acf594a2e55f59bed317faed386495bdc6ac5ce23",
  "17690d02332659b80a7a5c09e18b31329bec82461345fd841fa9d1aafd592271",
  "18877c28c999dc4c4588d0d107cfb073bdd05fa7c3430a47a1674ea02a53e446",
  "48185afb2106fa5778500fd22c522cbf25861068b5692d54294b7fdd34868cff",
  "4c5921fc7f23be1da4502b1f7cfd0a2993c2da15b2791bf1e282374b71377edf",
  "4e96ecdb3f7a5a1f0449905acb189aebfb045a581b3baa7a982b16a8bacdc664",
  "acd1e3c547cc1b454b288d66809b2d9d9a8dc6180ea3f4f59f804e753b23a2ef",
  "b0664f117c5523560faa504bb06947c96a5f828b16ce45f6db4228b5f6038ce0",
  "b17f9ad5cbef83276f100f5cd6d044e018a9161601f93741aec1eef236d669c4",
  "ce8ebf76b2c476f9833edf9f4f2902e6e52189f05580325d751406f61ad050bc",
  "de18fedbe0922b1c5584e0aeaf2972f1dfe9163cd90b101fdc47c2a602cbb2a6",
]);
