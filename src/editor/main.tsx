import { createRoot } from "react-dom/client";
import { App } from "./app";
import type { DeskSettings } from "./settings";
import { openSession } from "./stores/session";
import { StoreError } from "./stores/store";
import { wordsFor } from "./words";

const settings = JSON.parse(
  document.getElementById("settings")?.textContent ?? "{}",
) as DeskSettings;

const start = async (place: HTMLElement) => {
  const words = wordsFor(navigator.languages);
  document.documentElement.lang = words.tag;
  document.title = words.desk;
  const root = createRoot(place);
  if (settings.home) return root.render(<App words={words} settings={settings} />);
  const session = openSession(settings);
  // Without a connection whoever was signed in is asked to sign in; what was written stays.
  await session.resume().catch((error: unknown) => {
    if (!(error instanceof StoreError)) throw error;
  });
  root.render(<App words={words} settings={settings} session={session} />);
};

const place = document.getElementById("desk");
if (place) void start(place);
