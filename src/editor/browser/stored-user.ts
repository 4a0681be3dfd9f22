/** Decap keeps who is signed in under this name. */
const KEY = "decap-cms-user";

type User = { backendName?: string; token?: string };

const read = (text: string | null) => JSON.parse(text ?? "{}") as User;

/** The token of whoever is signed in. */
export const storedToken = () => read(localStorage.getItem(KEY)).token ?? "";

/** Signs in whoever opens the editor of this machine, where users are not told apart. */
export const enterLocally = (backendName: string) => {
  const user: User = { backendName };
  localStorage.setItem(KEY, JSON.stringify(user));
};

/** Signs out for the pages that are opened from now on. */
export const forgetUser = () => localStorage.removeItem(KEY);

/** Removes what is no user at all: Decap would stay blank. */
export const forgetUnreadableUser = () => {
  try {
    storedToken();
  } catch {
    forgetUser();
  }
};

/** Calls back with the token of whoever signs in in another tab. */
export const onSignInElsewhere = (take: (token: string) => void) =>
  window.addEventListener("storage", ({ key, newValue }) => {
    const { token } = key === KEY ? read(newValue) : {};
    if (token) take(token);
  });
