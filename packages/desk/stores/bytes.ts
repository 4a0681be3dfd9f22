/** In pieces: engines limit the number of arguments of a call. */
export const toBase64 = (bytes: Uint8Array) => {
  const PIECE = 0x8000;
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE) {
    // Takes a fifth of the time that `...` takes.
    binary += Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + PIECE));
  }
  return btoa(binary);
};

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

const digestOf = async (algorithm: "SHA-1" | "SHA-256", bytes: Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(await crypto.subtle.digest(algorithm, bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

export const sha256Of = (bytes: Uint8Array<ArrayBuffer>) => digestOf("SHA-256", bytes);

export const joined = (pieces: readonly Uint8Array[]) => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** Of a file with these bytes, as Git names it. */
export const gitHashOf = (bytes: Uint8Array) =>
  digestOf("SHA-1", joined([new TextEncoder().encode(`blob ${bytes.length}\0`), bytes]));
