/** Bytes in base64; piece by piece, since an engine takes only so many arguments. */
export const toBase64 = (bytes: Uint8Array) => {
  const PIECE = 0x8000;
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
};

/** A text in base64, as UTF-8. */
export const textToBase64 = (text: string) => toBase64(new TextEncoder().encode(text));
