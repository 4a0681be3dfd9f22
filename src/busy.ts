/** Global, since the script in the head, which hears the first events, and the app each have a copy of this code. */
const shared = globalThis as { isBusy?: boolean };

const EVENTS = ["pointerdown", "pointerup", "pointercancel", "compositionstart", "compositionend"];

/** Records from now on whether a pointer is down or a text is being composed. */
export const recordBusy = () => {
  for (const type of EVENTS)
    addEventListener(
      type as "pointerup",
      // Not with another button, whose menu may keep the page from hearing that it comes up.
      ({ buttons }) => (shared.isBusy = /down1|start/.test(type + buttons)),
      true,
    );
};

/** Whether a pointer is down or a text is being composed, so that no element must be replaced. */
export const isBusy = () => shared.isBusy;
