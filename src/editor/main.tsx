import { createRoot } from "react-dom/client";
import { DeskProvider } from "./context";
import { openDesk } from "./desk";
import { editsInBrowser } from "./kept-edits";
import { Window } from "./screens/window";
import type { DeskSettings } from "./settings";
import { localStore } from "./stores/local";
import { wordsFor } from "./words";

const settings = JSON.parse(
  document.getElementById("settings")?.textContent ?? "{}",
) as DeskSettings;

const open = async () => {
  const words = wordsFor(navigator.languages);
  document.documentElement.lang = words.tag;
  document.title = words.desk;
  const place = document.getElementById("desk");
  if (!place) return;
  const root = createRoot(place);
  const desk = await openDesk(localStore("/admin/store"), editsInBrowser("home"));
  desk.follow();
  root.render(
    <DeskProvider desk={desk} words={words} isHome={settings.home}>
      <Window />
    </DeskProvider>,
  );
};

void open();
