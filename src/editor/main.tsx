import { createRoot } from "react-dom/client";
import { App } from "./app";
import type { DeskSettings } from "./settings";
import { refusalOf } from "./own-origin";
import { NotHere } from "./screens/not-here";
import { openSession } from "./stores/session";
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
  const refusal = await refusalOf(settings);
  if (refusal === "elsewhere") location.replace(`${settings.origin}/admin/${location.hash}`);
  root.render(
    refusal ? (
      <NotHere refusal={refusal} words={words} />
    ) : (
      <App words={words} settings={settings} session={openSession(settings)} />
    ),
  );
};

const place = document.getElementById("desk");
if (place) void start(place);
