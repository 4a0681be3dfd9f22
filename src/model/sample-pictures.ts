/** Beginnings of their SHA-256 digests, since the owner's own photo may have the same file name. */
const BEGINNINGS =
  "00898c5521b8 0f9d31adf4d7 17690d023326 18877c28c999 48185afb2106 4c5921fc7f23 4e96ecdb3f7a acd1e3c547cc b0664f117c55 b17f9ad5cbef ce8ebf76b2c4 de18fedbe092";

export const samplePictures = {
  has: (digest: string) => BEGINNINGS.split(" ").includes(digest.slice(0, 12)),
};
