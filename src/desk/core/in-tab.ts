/** Returns what is kept in this tab until it is closed; undefined if there is nothing, or the browser allows no storage. */
export const keptInTab = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a value until this tab is closed, also if the desk is loaded again; undefined removes it. */
export const keepInTab = (key: string, value: unknown) => {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser allows no storage, or has no room.
  }
};
