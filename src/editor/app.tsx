import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { DeskProvider } from "./context";
import { openDesk, type Desk } from "./desk";
import { editsInBrowser } from "./kept-edits";
import { penFor } from "./pen";
import { SignIn } from "./screens/sign-in";
import { Window } from "./screens/window";
import type { WebSettings } from "./settings";
import { localStore } from "./stores/local";
import type { Session } from "./stores/session";
import { StoreError, type ContentStore, type StoreProblem } from "./stores/store";
import type { Words } from "./words";

/** Opens the editor as soon as there is a store; on a failure, returns the way to try again. */
const useOpenedDesk = (open: () => Promise<ContentStore>, name: string) => {
  const [desk, setDesk] = useState<Desk>();
  const [problem, setProblem] = useState<StoreProblem>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    open()
      .then((store) => openDesk(store, editsInBrowser(name), penFor(name)))
      .then((opened) => {
        if (isOver) return;
        stop = opened.follow();
        setDesk(opened);
      })
      .catch((error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
        if (!isOver) setProblem(error.problem);
      });
    return () => {
      isOver = true;
      stop?.();
    };
    // A desk is opened once for each attempt: what opens it does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  const tryAgain = () => {
    setProblem(undefined);
    setAttempt((before) => before + 1);
  };
  return { desk, problem, tryAgain };
};

type OpenedProps = {
  words: Words;
  name: string;
  isHome: boolean;
  open: () => Promise<ContentStore>;
  children: ReactNode;
};

const Opened = ({ words, name, isHome, open, children }: OpenedProps) => {
  const { desk, problem, tryAgain } = useOpenedDesk(open, name);
  if (desk)
    return (
      <DeskProvider desk={desk} words={words} isHome={isHome}>
        {children}
      </DeskProvider>
    );
  return (
    <main className="opening">
      <p role="status">{problem ? words.problems[problem] : words.common.opening}</p>
      {problem && (
        <button type="button" className="btn" onClick={tryAgain}>
          {words.common.tryAgain}
        </button>
      )}
    </main>
  );
};

type WebDeskProps = { settings: WebSettings; session: Session; words: Words };

const WebDesk = ({ settings, session, words }: WebDeskProps) => {
  const { status, attempt } = useSyncExternalStore(session.subscribe, session.state);
  if (status === "signed-out")
    return <SignIn attempt={attempt} onSignIn={session.signIn} words={words} />;
  const { repository, branch, api } = settings;
  const open = async () => {
    // Not loaded at home.
    const { gitHubStore } = await import("./stores/github");
    const { readKnownFiles } = await import("./stores/known-files");
    return gitHubStore({ name: repository, branch, api }, session.who, await readKnownFiles());
  };
  return (
    <Opened words={words} name={repository} isHome={false} open={open}>
      <Window
        onSignOut={session.leave}
        ended={status === "ended" ? { attempt, onSignIn: session.signIn } : undefined}
      />
    </Opened>
  );
};

type AppProps = { words: Words } & (
  { settings: { home: true } } | { settings: WebSettings; session: Session }
);

/** The editor: at home it opens at once, on the web after signing in. */
export const App = (props: AppProps) => {
  const { words } = props;
  if ("session" in props) return <WebDesk {...props} />;
  return (
    <Opened
      words={words}
      name="home"
      isHome
      open={() => Promise.resolve(localStore("/admin/store"))}
    >
      <Window />
    </Opened>
  );
};
