import type { FramedPage, HostElement } from "./frame-host";
import { reportFailures, startApp } from "./inside/app";
import { STAYS, drawsPages, type GatsbyWindow } from "./inside/drawing";
import { handOnDrags } from "./inside/drags";
import { keepEarlyPress } from "./inside/early-press";
import { leaveFocus } from "./inside/focus";
import { keepApart } from "./inside/apart";
import { marksFields } from "./inside/marked-fields";

/** The entry point of the script that runs in the frame, before everything else on the page. */
const host = (window.frameElement as HostElement | null)?.host;

if (host) {
  history.replaceState(STAYS, "", encodeURI(host.path));
  keepApart(window);
  leaveFocus(window, host);
  handOnDrags(window);
  reportFailures(window, host);
  const pressAgain = keepEarlyPress(window);
  startApp(window, host, () => {
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
}
