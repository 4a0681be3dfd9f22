/** Who signs in next in this tab finds nothing of the person before. */
type Whose = { login: string };

/** For what is the same for everybody. */
export const ANYBODY: Whose = { login: "" };

/** Undefined also where the browser allows no storage. */
export const keptInTab = ({ login }: Whose, key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(`${key} ${login}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

/** Until the tab is closed, also if the desk is loaded again; undefined removes it. */
export const keepInTab = ({ login }: Whose, key: string, value: unknown) => {
  try {
    if (value === undefined) sessionStorage.removeItem(`${key} ${login}`);
    else sessionStorage.setItem(`${key} ${login}`, JSON.stringify(value));
  } catch {
    // The browser allows no storage, or has no room.
  }
};
