/** Pixels of the picture that a shared link shows: what messengers and networks show large and whole. */
export const shareCardSize = { width: 1200, height: 630 };
