import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./window/app";
import { Boundary } from "./window/boundary";
import type { DeskSettings } from "./settings";
import { refusalOf } from "./sign-in/own-origin";
import { DeskFailed } from "./window/desk-failed";
import { NotHere } from "./sign-in/not-here";
import { openSession } from "./sign-in/session";
import { wordsFor, type Words } from "./words";

/** Returns the desk, or where it may not open the reason. */
const firstScreen = async (words: Words): Promise<ReactElement> => {
  const settings = JSON.parse(
    document.getElementById("settings")?.textContent ?? "{}",
  ) as DeskSettings;
  if (settings.home) return <App words={words} settings={settings} />;
  const refusal = await refusalOf(settings);
  if (refusal === "elsewhere") location.replace(`${settings.origin}/admin/${location.hash}`);
  if (refusal) return <NotHere refusal={refusal} words={words} />;
  return <App words={words} settings={settings} session={openSession(settings)} />;
};

/** Starts the desk in the page that the build has written. */
export const startDesk = async () => {
  const place = document.getElementById("desk");
  if (!place) return;
  const words = await wordsFor(navigator.languages);
  document.documentElement.lang = words.tag;
  document.title = words.desk;
  const failed = <DeskFailed words={words} />;
  const first = await firstScreen(words).catch((error: unknown) => {
    console.error(error);
    return failed;
  });
  createRoot(place).render(<Boundary fallback={() => failed}>{first}</Boundary>);
};
