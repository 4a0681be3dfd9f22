import type { Page } from "@playwright/test";

/** Missing from the DOM types of TypeScript. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * The smallest score of a shift that is recorded. Up to 0.1 in all, a page is rated as good. An icon that moves by
 * 4 pixels, since the second line beside it is parsed after the first paint, scores less, and so does a price at the
 * right of its line whose end comes with the next packets.
 */
const LEAST = 0.001;

export const FONTS = "**/*.woff2";

/** What the browser says of the fonts that {@link withoutFonts} refuses. */
export const FONT_NOISE = /\.woff2/;

/** What fonts move when they come late is tested apart. On a busy computer no font comes in time. */
export const withoutFonts = (page: Page) => page.route(FONTS, (route) => route.abort());

/** Records layout shifts from the first paint on, with at least the given score. */
export const watchShifts = (page: Page, atLeast = LEAST) =>
  page.addInitScript((least) => {
    const shifts: string[] = [];
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const record = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        if (value < least) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.outerHTML?.slice(0, 80)} ${rect(previousRect)} → ${rect(currentRect)}`,
        );
        shifts.push(`${value.toFixed(4)}: ${moved.join(" ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const takeShifts = () => {
      record(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { takeShifts });
  }, atLeast);

/** Returns the layout shifts until everything has loaded and been painted. */
export const shiftsOn = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { takeShifts: () => string[] }).takeShifts();
  });
};
