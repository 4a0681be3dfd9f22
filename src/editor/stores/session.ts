import type { DeskSettings } from "../settings";
import type { SignedIn } from "./github";
import { hostRequests } from "./requests";
import { askToSignIn, type SignInFailure } from "./sign-in";
import { StoreError } from "./store";

/** Key of the token in the tab's sessionStorage. */
export const TOKEN_KEY = "desk-token";

/** Key under which the previous editor kept a token in localStorage, readable by any page of the site. */
const OLD_KEY = "decap-cms-user";

type Person = { login: string; name: string };

type SessionState =
  | { status: "signed-out" }
  | { status: "signed-in"; person: Person }
  /** The host has rejected the token. Unsaved work stays. */
  | { status: "ended"; person: Person };

type Web = Extract<DeskSettings, { home: false }>;

type User = { login: string; name: string | null };

/** The part of the API's repository that depends on the user. */
type Access = { permissions?: { push?: boolean } };

/**
 * Opens the session of this tab, which keeps the user and their token in memory and in sessionStorage.
 * Subscribers are called after each change of state.
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
   * Looks up the user of a token, and stores the token if they may write.
   * @returns whether they may
   * @throws StoreError if the host gives no answer
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
      // A response to a request made with an earlier token says nothing about the new session.
      if (key !== token) return;
      keep(undefined);
      set(state.status === "signed-in" ? { ...state, status: "ended" } : state);
    },
  };

  return {
    /** Credentials for the store. */
    who,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /**
     * Resumes the session after a reload.
     * @throws StoreError if the host cannot be reached; the token is kept, for another attempt
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
     * Signs in, or signs in again. Must be called in a click handler.
     * @returns the reason of a failure; undefined on success
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
    /** Signs out in this tab. */
    leave: () => {
      keep(undefined);
      set({ status: "signed-out" });
    },
  };
};

/** Whether the host denies access, as opposed to giving no answer. */
const isRefusal = ({ problem }: StoreError) =>
  ["signed-out", "forbidden", "missing"].includes(problem);

export type Session = ReturnType<typeof openSession>;
