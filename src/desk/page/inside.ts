import type { FramedPage, HostElement } from "./frame-host";
import { reportFailures, startApp } from "./inside/app";
import { STAYS, drawsPages, type GatsbyWindow } from "./inside/drawing";
import { handOnDrags } from "./inside/drags";
import { keepEarlyPress } from "./inside/early-press";
import { leaveFocus } from "./inside/focus";
import { keepApart } from "./inside/apart";
import { marksFields } from "./inside/marked-fields";

export type FramedSite = {
  /** The local storage of a visitor who is asked nothing, by key. */
  storage: Readonly<Record<string, string>>;
  /** The event by which the page says that React has hydrated it. */
  appReady: string;
};

/** Has to run before everything else on the page. */
export const startInside = ({ storage, appReady }: FramedSite) => {
  const { host } = (window.frameElement as HostElement | null) ?? {};
  if (!host) return;
  history.replaceState(STAYS, "", encodeURI(host.path));
  keepApart(window, storage);
  leaveFocus(window, host);
  handOnDrags(window);
  reportFailures(window, host);
  const pressAgain = keepEarlyPress(window);
  startApp(window, host, appReady, () => {
    const { setValues, ...fields } = marksFields(document, host);
    const draw = drawsPages(window as unknown as GatsbyWindow, host);
    const page: FramedPage = {
      ...fields,
      draw: async (drawing) => {
        setValues(drawing.values);
        await draw(drawing);
        pressAgain();
      },
    };
    host.onReady(page);
  });
};
