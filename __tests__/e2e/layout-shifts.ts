import type { Page } from "@playwright/test";

/** Missing from the DOM types of TypeScript. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records layout shifts from the first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const record = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
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
  });

/** Returns the layout shifts until everything has loaded and been painted. */
export const shiftsOn = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { takeShifts: () => string[] }).takeShifts();
  });
};
