import * as z from "zod";
import { createObservable } from "@brisa/typed-content/helpers";
import type { WebSettings } from "../settings";
import type { SignedIn } from "../stores/github";
import { hostRequests } from "../stores/requests";
import { askToSignIn } from "./sign-in";
import { revokeToken, type SignInAnswer, type SignInFailure } from "./tokens";
import { StoreError, storeErrorOrThrow, type Advice, type StoreProblem } from "../stores/store";

/** Earlier editors kept a token under these keys, readable by any page of the site. */
const OLD_KEYS = { localStorage: "decap-cms-user", sessionStorage: "desk-token" } as const;

/** The login at the Git host, and the name; both are empty at home. */
export type Person = { login: string; name: string };

type SignInProblem = { outcome: SignInFailure | StoreProblem; detail: string; advice?: Advice };

/** It waits for the user, or has failed. */
type Attempt = { attempt?: "waiting" | SignInProblem };

export type SessionState =
  | ({ status: "signed-out" } & Attempt)
  | ({ status: "signed-in"; person: Person } & Attempt)
  /** The host has rejected the token. Unsaved work stays. */
  | ({ status: "ended"; person: Person } & Attempt);

const USER = z.object({ login: z.string(), name: z.string().nullable() });

/** What the API says of a repository and depends on the user. */
const ACCESS = z.object({
  full_name: z.string(),
  permissions: z.object({ push: z.boolean().optional() }).optional(),
});

/** Storage may be blocked; then nothing could be kept either. */
const forgetOldTokens = () => {
  for (const [storage, key] of Object.entries(OLD_KEYS))
    try {
      window[storage as keyof typeof OLD_KEYS].removeItem(key);
    } catch {
      // Blocked.
    }
};

/** User and token are in memory alone, gone with the page. Subscribers are called after each change of state. */
export const openSession = ({
  repository,
  api,
  signIn,
}: Pick<WebSettings, "repository" | "api" | "signIn">) => {
  forgetOldTokens();
  let token: string | undefined;
  let state: SessionState = { status: "signed-out" };
  const { subscribe, notify } = createObservable();
  const set = (next: SessionState) => {
    state = next;
    notify();
  };

  /** Keeps the token if its user may write. Throws StoreError if the host gives no answer, or denies access. */
  const enter = async (key: string) => {
    const { data } = hostRequests(api, { token: () => key, refused: () => undefined });
    const [{ login, name }, { permissions }] = await Promise.all([
      data("user", USER),
      data(`repos/${repository}`, ACCESS),
    ]);
    if (!permissions?.push) throw new StoreError("forbidden", `No right to push to ${repository}.`);
    token = key;
    set({ status: "signed-in", person: { login, name: name ?? login } });
  };

  const onAnswer = async (answer: SignInAnswer) => {
    if (answer.outcome !== "signed-in") return set({ ...state, attempt: answer });
    try {
      await enter(answer.token);
    } catch (error) {
      void revokeToken(signIn, answer.token);
      const { problem, message: detail, advice } = storeErrorOrThrow(error);
      set({ ...state, attempt: { outcome: failureOf(problem), detail, advice } });
    }
  };

  const who: SignedIn = {
    token: () => token,
    login: () => (state.status === "signed-out" ? undefined : state.person.login),
    refused: (key) => {
      // A response to a request made with an earlier token says nothing about the new session.
      if (key !== token) return;
      token = undefined;
      set(state.status === "signed-in" ? { ...state, status: "ended" } : state);
    },
  };

  return {
    who,
    state: () => state,
    subscribe,
    /** Also signs in again. Must be called in a click handler. */
    signIn: () => {
      set({ ...state, attempt: "waiting" });
      void askToSignIn(signIn, (answer) => void onAnswer(answer));
    },
    leave: () => {
      if (token !== undefined) void revokeToken(signIn, token);
      token = undefined;
      set({ status: "signed-out" });
    },
  };
};

/** For a token that GitHub has just given. */
const failureOf = (problem: StoreProblem): SignInFailure | StoreProblem => {
  if (["signed-out", "forbidden", "missing"].includes(problem)) return "no-access";
  return ["unreachable", "broken"].includes(problem) ? "no-answer" : problem;
};

export type Session = ReturnType<typeof openSession>;
