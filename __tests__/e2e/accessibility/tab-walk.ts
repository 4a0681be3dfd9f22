import type { CDPSession, Page } from "@playwright/test";
import { present } from "../../setup/present";

/** An element that the Tab key focuses. */
export type Stop = {
  /** Role and accessible name: `link "Reservar"`. */
  name: string;
  /** The `href` attribute of a link. */
  href: string | undefined;
  /** Whether it is part of the content rather than the layout. */
  inMain: boolean;
  /** What is wrong with the visibility of its focus. */
  problems: string[];
};

type Seen = { stops: (Omit<Stop, "name"> & { element: Element })[]; next?: Element };

/** Presses per round, and the maximum number of rounds; together more than any page needs. */
const ROUND = 60;
const ROUNDS = 3;

const TAB = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;

/**
 * Records the focused element before each Tab moves the focus. Runs in the page, so a round of keys
 * needs no evaluation in between.
 */
const watchTab = () => {
  const seen: Seen = { stops: [] };
  Object.assign(window, { seen });

  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  };

  const problemsOf = (element: HTMLElement) => {
    const { labels = null } = element as Partial<HTMLInputElement>;
    const drawn = [element, ...(labels ?? [])];
    const [box] = drawn.at(-1)?.getClientRects() ?? [];
    if (!box) return ["not drawn"];
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return [
      ...(drawn.some(hasRing) ? [] : ["focus not seen"]),
      ...(drawn.some((part) => part.contains(hit)) ? [] : [`covered by ${hit?.outerHTML}`]),
    ];
  };

  let isRoundOver = false;
  addEventListener(
    "keydown",
    () => {
      const element = document.activeElement as HTMLElement;
      // A headless browser may have no controls of its own to focus.
      if (element === seen.stops[0]?.element) isRoundOver = true;
      if (isRoundOver) seen.next ??= element;
      else if (element !== document.body)
        seen.stops.push({
          element,
          href: element.getAttribute("href") ?? undefined,
          inMain: element.closest("main") !== null,
          problems: problemsOf(element),
        });
      // After the last element the focus moves to the browser's own controls.
      else isRoundOver = seen.stops.length > 0;
    },
    true,
  );
};

/** Returns role and name of each stop from the browser's accessibility tree. */
const namesOf = async (session: CDPSession) => {
  const { result } = await session.send("Runtime.evaluate", {
    expression: "seen.stops.map(({ element }) => element)",
  });
  const { result: properties } = await session.send("Runtime.getProperties", {
    objectId: String(result.objectId),
    ownProperties: true,
  });
  return Promise.all(
    properties.flatMap(async ({ value }) => {
      if (value?.subtype !== "node") return [];
      const { nodes } = await session.send("Accessibility.getPartialAXTree", {
        objectId: value.objectId,
        fetchRelatives: false,
      });
      const [node] = nodes;
      return [`${String(node?.role?.value)} "${String(node?.name?.value ?? "")}"`];
    }),
  ).then((names) => names.flat());
};

/** Presses Tab a round of times. Returns the stops if the focus is back at the first one, else undefined. */
const pressTab = async (page: Page, session: CDPSession) => {
  const hasFrames = page.frames().length > 1;
  for (let n = 0; n < ROUND; n += 1) {
    await session.send("Input.dispatchKeyEvent", TAB);
    // The focus moves into and out of a frame asynchronously.
    if (hasFrames) await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate(() => {
    const { stops, next } = (window as unknown as { seen: Seen }).seen;
    if (!next || next !== stops[0]?.element) return undefined;
    return stops.map(({ href, inMain, problems }) => ({ href, inMain, problems }));
  });
};

/**
 * Presses Tab until the focus is back at the first stop, and returns all stops.
 * @throws if the focus does not come back
 */
export const walkByTab = async (page: Page): Promise<Stop[]> => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(watchTab);
  for (let round = 0; round < ROUNDS; round += 1) {
    const stops = await pressTab(page, session);
    if (!stops) continue;
    const names = await namesOf(session);
    await session.detach();
    return stops.map((stop, index) => ({ ...stop, name: present(names[index], "name") }));
  }
  throw new Error(`Tab does not lead around ${page.url()}`);
};
