import type { CDPSession, Page } from "@playwright/test";
import { present } from "../setup/present";

/** Something that the Tab key leads to. */
export type Stop = {
  /** As a screen reader says it: `link "Reservar"`. */
  name: string;
  /** Where a link leads, as the page writes it. */
  href: string | undefined;
  /** Whether it stands in the content of the page, not in the layout. */
  inMain: boolean;
  /** What is wrong with how its focus is seen. */
  problems: string[];
};

type Seen = { stops: (Omit<Stop, "name"> & { element: Element })[]; next?: Element };

/** Presses in a row, and how often: more than any page needs. */
const ROUND = 60;
const ROUNDS = 3;

const TAB = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;

/**
 * Looks at what has the focus whenever Tab is about to take it away, in the page itself: a round of
 * keys is then sent without a question in between.
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
      // A browser without a window may have no controls of its own to go to.
      if (element === seen.stops[0]?.element) isRoundOver = true;
      if (isRoundOver) seen.next ??= element;
      else if (element !== document.body)
        seen.stops.push({
          element,
          href: element.getAttribute("href") ?? undefined,
          inMain: element.closest("main") !== null,
          problems: problemsOf(element),
        });
      // From the last element the focus goes to the browser's own controls.
      else isRoundOver = seen.stops.length > 0;
    },
    true,
  );
};

/** Returns the name of each stop from the browser's accessibility tree. */
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

/** Presses Tab many times, and returns the stops if the last press has led to the first one again. */
const pressTab = async (page: Page, session: CDPSession) => {
  const hasFrames = page.frames().length > 1;
  for (let n = 0; n < ROUND; n += 1) {
    await session.send("Input.dispatchKeyEvent", TAB);
    // The focus passes into a frame and out of it some time after the key.
    if (hasFrames) await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate(() => {
    const { stops, next } = (window as unknown as { seen: Seen }).seen;
    if (!next || next !== stops[0]?.element) return undefined;
    return stops.map(({ href, inMain, problems }) => ({ href, inMain, problems }));
  });
};

/**
 * Walks through a page by Tab, once around.
 * @throws when the walk does not come back to where it began
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
