import type { DeskSettings } from "../settings";
import type { SignedIn } from "./github";
import { hostRequests } from "./requests";
import { askToSignIn, type SignInFailure } from "./sign-in";
import { StoreError } from "./store";

/** Under which this tab keeps the token, as long as it is open. */
export const TOKEN_KEY = "desk-token";

/** Under which the editor before the desk kept one, where any page of the site could read it. */
const OLD_KEY = "decap-cms-user";

export type Person = { login: string; name: string };

export type SessionState =
  | { status: "signed-out" }
  | { status: "signed-in"; person: Person }
  /** The host knows the token no more. What has been written stays. */
  | { status: "ended"; person: Person };

type Web = Extract<DeskSettings, { home: false }>;

type User = { login: string; name: string | null };

/** What of a repository depends on who asks. */
type Access = { permissions?: { push?: boolean } };

/**
 * Opens the session of this tab: who is signed in at the Git host, and their token, which lives in memory
 * and in the tab's own storage. Whoever subscribes is called after each change of state.
 */
export const openSession = ({ repository, api, signIn }: Omit<Web, "home" | "branch">) => {
  localStorage.removeItem(OLD_KEY);
  let token = sessionStorage.getItem(TOKEN_KEY) ?? undefined;
  let state: SessionState = { status: "signed-out" };
  const listeners = new Set<() => void>();
  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keep = (key: string | undefined) => {
    token = key;
    if (key === undefined) sessionStorage.removeItem(TOKEN_KEY);
    else sessionStorage.setItem(TOKEN_KEY, key);
  };

  /**
   * Asks whose token it is, and takes it where they may change the site.
   * @returns whether they may
   * @throws StoreError where the host does not say
   */
  const enter = async (key: string) => {
    const { data } = hostRequests(api, { token: () => key, refused: () => undefined });
    const [{ login, name }, { permissions }] = await Promise.all([
      data<User>("user"),
      data<Access>(`repos/${repository}`),
    ]);
    if (!permissions?.push) return false;
    keep(key);
    set({ status: "signed-in", person: { login, name: name ?? login } });
    return true;
  };

  const who: SignedIn = {
    token: () => token,
    login: () => (state.status === "signed-out" ? undefined : state.person.login),
    refused: (key) => {
      // What was asked before somebody signed in again says nothing of the new session.
      if (key !== token) return;
      keep(undefined);
      set(state.status === "signed-in" ? { ...state, status: "ended" } : state);
    },
  };

  return {
    /** What the store at the host needs to know. */
    who,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /**
     * Goes on with the session of before a reload, if that has not ended.
     * @throws StoreError where the host cannot be asked; the session is kept, and this may be tried again
     */
    resume: async () => {
      if (token === undefined) return;
      const isOver = await enter(token).then(
        (mayWrite) => !mayWrite,
        (error: unknown) => {
          if (!(error instanceof StoreError) || !isRefusal(error)) throw error;
          return true;
        },
      );
      if (isOver) keep(undefined);
    },
    /**
     * Lets somebody sign in, again too; has to be called from a press on something.
     * @returns why nobody was signed in; undefined where somebody is
     */
    signIn: async (): Promise<{ outcome: SignInFailure; detail: string } | undefined> => {
      const answer = await askToSignIn(signIn);
      if (answer.outcome !== "signed-in") return answer;
      try {
        if (await enter(answer.token)) return undefined;
        return { outcome: "no-access", detail: `No right to push to ${repository}.` };
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        const outcome = isRefusal(error) ? "no-access" : "no-answer";
        return { outcome, detail: error.message };
      }
    },
    /** Signs out, in this tab. */
    leave: () => {
      keep(undefined);
      set({ status: "signed-out" });
    },
  };
};

/** Whether the host does not let somebody in, instead of being unable to say. */
const isRefusal = ({ problem }: StoreError) =>
  ["signed-out", "forbidden", "missing"].includes(problem);

export type Session = ReturnType<typeof openSession>;
