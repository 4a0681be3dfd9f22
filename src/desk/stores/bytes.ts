/** Encodes bytes as base64, in pieces, since engines limit the number of arguments of a call. */
export const toBase64 = (bytes: Uint8Array) => {
  const PIECE = 0x8000;
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE) {
    // Takes a fifth of the time that `...` takes.
    binary += Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + PIECE));
  }
  return btoa(binary);
};

/** Decodes base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Returns the SHA-256 digest of bytes as hexadecimal digits. */
export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
