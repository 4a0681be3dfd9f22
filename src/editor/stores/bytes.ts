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

/** The SHA-256 digest of bytes, hexadecimal. */
export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
