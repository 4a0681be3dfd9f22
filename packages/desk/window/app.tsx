import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { DeskProvider } from "../state/context";
import { openDesk, type Desk } from "../state/desk";
import { editsInBrowser } from "../state/kept-edits";
import { penFor } from "../core/tab";
import { Details, Problem } from "../ui/problem";
import { SignIn } from "./sign-in-screen";
import { Window } from "./window";
import type { HomeSettings, WebSettings } from "../settings";
import { inTime } from "../stores/timing";
import { localStore } from "../stores/local";
import type { Person, Session } from "../sign-in/session";
import { storeErrorOrThrow, type ContentStore, type StoreError } from "../stores/store";
import type { Words } from "../words";

/** The desk opens once there is a store. After a failure, also returns the way to try again. */
const useOpenedDesk = ({ open, name, person }: Pick<OpenedProps, "open" | "name" | "person">) => {
  const [desk, setDesk] = useState<Desk>();
  const [failure, setFailure] = useState<StoreError>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    open()
      .then((store) =>
        openDesk(store, editsInBrowser(name, person), penFor(`${name} ${person.login}`)),
      )
      .then((opened) => {
        if (isOver) return opened.close();
        const stop = opened.follow();
        end = () => {
          stop();
          opened.close();
        };
        setDesk(opened);
      })
      .catch((error: unknown) => {
        if (isOver) return;
        setFailure(() => storeErrorOrThrow(error));
      });
    return () => {
      isOver = true;
      end?.();
    };
    // A desk is opened once for each attempt: what opens it does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  const tryAgain = () => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
  };
  return { desk, failure, tryAgain };
};

type Given = { words: Words; hasHandbook: boolean };

type OpenedProps = Given & {
  /** Where visitors see the pages; empty for the desk's own. */
  publicOrigin: string;
  /** Identifies the content. */
  name: string;
  person: Person;
  isHome: boolean;
  open: () => Promise<ContentStore>;
  children: ReactNode;
};

const Opened = (props: OpenedProps) => {
  const { words, hasHandbook, isHome, publicOrigin, children, ...opening } = props;
  const { desk, failure, tryAgain } = useOpenedDesk(opening);
  if (desk)
    return (
      <DeskProvider {...{ desk, words, isHome, publicOrigin, hasHandbook }}>
        {children}
      </DeskProvider>
    );
  return (
    <main className="opening">
      <p role="status">{failure ? <Problem of={failure} words={words} /> : words.common.opening}</p>
      {failure && (
        <>
          <button type="button" className="btn" onClick={tryAgain}>
            {words.common.tryAgain}
          </button>
          <Details text={failure.message} words={words} />
        </>
      )}
    </main>
  );
};

type WebDeskProps = Given & { settings: WebSettings; session: Session };

const WebDesk = ({ settings, session, ...given }: WebDeskProps) => {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { status, attempt } = state;
  if (status === "signed-out")
    return (
      <SignIn
        attempt={attempt}
        onSignIn={session.signIn}
        site={settings.site}
        words={given.words}
      />
    );
  const { person } = state;
  const { repository, branch, api } = settings;
  const open = async () => {
    // Not loaded at home.
    const { gitHubStore } = await inTime(import("../stores/github"));
    const { readKnownFiles } = await inTime(import("../stores/known-files"));
    return gitHubStore({ name: repository, branch, api }, session.who, await readKnownFiles());
  };
  return (
    // Somebody else who signs in gets a desk of their own.
    <Opened
      {...given}
      key={person.login}
      name={repository}
      person={person}
      isHome={false}
      publicOrigin={settings.site}
      open={open}
    >
      <Window
        onSignOut={session.leave}
        ended={status === "ended" ? { attempt, onSignIn: session.signIn } : undefined}
      />
    </Opened>
  );
};

type AppProps = Given & ({ settings: HomeSettings } | { settings: WebSettings; session: Session });

/** At home it opens at once, on the web after signing in. */
export const App = (props: AppProps) => {
  if ("session" in props) return <WebDesk {...props} />;
  const { settings, ...given } = props;
  return (
    <Opened
      {...given}
      name={settings.folder}
      person={{ login: "", name: "" }}
      isHome
      publicOrigin=""
      open={() => Promise.resolve(localStore("/admin/store"))}
    >
      <Window />
    </Opened>
  );
};
