/** The outlines of the reasons' icons, on a ground of 24 × 24. */
const outlines = {
  wind: "M3 9h11a2.75 2.75 0 1 0-2.7-3.3M3 13h15.5a2.75 2.75 0 1 1-2.7 3.3M3 17h8",
  sea: "M2.5 9c2.4 0 2.4 2 4.75 2s2.4-2 4.75-2 2.4 2 4.75 2 2.4-2 4.75-2M2.5 15c2.4 0 2.4 2 4.75 2s2.4-2 4.75-2 2.4 2 4.75 2 2.4-2 4.75-2",
  storm: "M13.5 3 6 13.5h5.5L10.5 21 18 10.5h-5.5Z",
  full: "m4.5 12.5 5 5 10-11",
  other: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5l3.5 3.5",
};

/** A line icon for why nobody sails. It is decorative: its name is beside it. */
export const ReasonIcon = ({ name }: { name: keyof typeof outlines }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={outlines[name]} />
  </svg>
);
