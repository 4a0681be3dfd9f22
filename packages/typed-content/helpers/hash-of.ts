/** FNV-1a, 32 bits: it tells some thousand texts apart, quickly and in a browser, and protects nothing. */
export const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
};
