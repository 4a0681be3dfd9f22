/** Where storage is blocked, nothing is known. */
export const isKnown = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Where storage is blocked or full, only until the page is left. */
export const setKnown = (key: string) => {
  try {
    localStorage.setItem(key, "yes");
  } catch {
    // It is shown again.
  }
};
