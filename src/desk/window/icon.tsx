/** The outlines of the desk's icons, on a ground of 24 × 24. */
const outlines = {
  alert: "M12 4 2.8 20h18.4L12 4Zm0 6v4.8M12 17.3v.2",
  check: "m4.5 12.5 5 5 10-11",
  clock: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5l3.5 2",
  down: "m6 9.5 6 6 6-6",
  fall: "M12 4.5V19M6 13l6 6 6-6",
  grip: "M7.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M13.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M7.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M13.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M7.5 18a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M13.5 18a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0",
  hidden:
    "M3.5 4.5 20 20M9.9 6.3A10 10 0 0 1 12 6c5 0 8.3 4 9.5 6-.6 1-1.7 2.5-3.3 3.8M14.1 14.3A3 3 0 0 1 9.8 10M6.3 8C4.4 9.3 3.2 11 2.5 12c1.2 2 4.5 6 9.5 6 1.4 0 2.6-.3 3.7-.8",
  hint: "M9.5 18.5h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.1 1 1.9h5c0-.8.4-1.4 1-1.9A6 6 0 0 0 12 3Z",
  left: "m14.5 5.5-6.5 6.5 6.5 6.5",
  menu: "M3 7h18M3 12.5h18M3 18h12",
  phone: "M9 2.5h6a2 2 0 0 1 2 2v15a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-15a2 2 0 0 1 2 -2M11 18.5h2",
  picture:
    "M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-12a1 1 0 0 1 1 -1M0 0m3.5 17 5.5-6 4 4.5 2.5-2.5 5 5M16 9v.1",
  plus: "M12 5v14M5 12h14",
  right: "M4 12h15M13.5 6.5 19 12l-5.5 5.5",
  screen:
    "M3.5 4.5h17a1 1 0 0 1 1 1v10.5a1 1 0 0 1 -1 1h-17a1 1 0 0 1 -1 -1v-10.5a1 1 0 0 1 1 -1M8.5 20.5h7",
  search: "M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M0 0m15 15 5.5 5.5",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5",
  undo: "M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4",
  up: "M12 19.5V5M6 11l6-6 6 6",
  x: "m5.5 5.5 13 13M18.5 5.5l-13 13",
};

export type IconName = keyof typeof outlines;

/** A line icon. It is decorative: there is always a text, or a name, beside it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={outlines[name]} />
  </svg>
);
