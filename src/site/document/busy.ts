/** Global, since the script in the head, which hears the first events, and the app each have a copy of this code. */
const shared = globalThis as { isPressed?: boolean; isComposing?: boolean };

export const recordBusy = () => {
  for (const type of ["down", "up", "cancel", "move"])
    addEventListener(
      `pointer${type}` as "pointermove",
      // Not with another button. Of one that came up over a native list or a scroll bar, the next move tells.
      ({ buttons }) => (shared.isPressed = buttons === 1),
      true,
    );
  for (const type of ["start", "end"])
    addEventListener(`composition${type}`, () => (shared.isComposing = type === "start"), true);
};

/** If so, no element must be replaced. */
export const isBusy = () => shared.isPressed || shared.isComposing;
