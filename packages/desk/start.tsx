import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { giveModel } from "./core/model";
import { SiteProvider } from "./state/context";
import { wholeSite, type DeskSite } from "./site";
import { App } from "./window/app";
import { Boundary } from "./ui/part";
import type { PageSettings, WebSettings } from "./settings";
import { addressAt, leadTo, refusalOf, type Refusal } from "./sign-in/own-origin";
import { wordsFor, type Words } from "./words";
import { openSession } from "./sign-in/session";
import { Entry } from "./window/sign-in-screen";

const DeskFailed = ({ words: { notices } }: { words: Words }) => (
  <main className="opening" role="alert">
    <p>{notices.deskFailed}</p>
    <button type="button" className="btn" onClick={() => location.reload()}>
      {notices.loadAgain}
    </button>
  </main>
);

type Props = { refusal: Refusal; settings: WebSettings; words: Words };

/** Nobody can sign in at this address: says why, and what to do. */
const NotHere = ({ refusal, settings: { origin }, words }: Props) => (
  <Entry words={words}>
    <p className="entry__lead" role="status">
      {words.signIn.notHere[refusal]}
    </p>
    {origin !== undefined && (refusal === "elsewhere" || refusal === "led-back") && (
      <p>
        <a className="link" href={addressAt(origin)}>
          {origin}
        </a>
      </p>
    )}
  </Entry>
);

/** The desk, or the reason why it may not open. */
const firstScreen = async (words: Words): Promise<ReactElement> => {
  const settings = JSON.parse(
    document.getElementById("settings")?.textContent ?? "{}",
  ) as PageSettings;
  const given = { words, hasHandbook: settings.handbooks.includes(words.code) };
  if (settings.home) return <App {...given} settings={settings} />;
  const refusal = await refusalOf(settings);
  if (refusal === "elsewhere" && settings.origin) leadTo(settings.origin);
  if (refusal) return <NotHere refusal={refusal} settings={settings} words={words} />;
  return <App {...given} settings={settings} session={openSession(settings)} />;
};

export const startDesk = async (given: DeskSite) => {
  const place = document.getElementById("desk");
  if (!place) return;
  const site = wholeSite(given);
  giveModel(site.model);
  const words = await wordsFor(site, navigator.languages);
  document.documentElement.lang = words.tag;
  document.title = words.desk;
  const failed = <DeskFailed words={words} />;
  const first = await firstScreen(words).catch((error: unknown) => {
    console.error(error);
    return failed;
  });
  createRoot(place).render(
    <SiteProvider value={site}>
      <Boundary fallback={() => failed}>{first}</Boundary>
    </SiteProvider>,
  );
};
