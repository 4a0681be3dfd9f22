/** Of a desk that has no look of its own yet: the custom properties that its styles read. */
const TOKENS = {
  paper: "#F6F5F1",
  "paper-raised": "#FFFFFF",
  sand: "#EBE7DD",
  shallow: "#E2EBF1",
  "shallow-2": "#C9D9E4",
  /** Text, and the bar. */
  ink: "#1C2833",
  "ink-2": "#495663",
  /** In front of what is behind a dialog: channels, for `rgb()`. */
  scrim: "20 30 40",
  sea: "#1F5F8B",
  "sea-deep": "#174A6D",
  glass: "#8FC1E3",
  /** The main button, labelled in `ink`. */
  coral: "#FFB454",
  "coral-deep": "#F0A03C",
  error: "#A4261A",
  line: "#CDCAC2",
  "line-dark": "#3A4856",
  control: "#68737E",
  serif: "Georgia, serif",
  sans: "system-ui, sans-serif",
  s2: "0.5rem",
  s3: "0.75rem",
  s4: "1rem",
  s5: "1.5rem",
  s6: "2rem",
  s7: "3rem",
  radius: "2px",
  touch: "2.75rem",
  "shadow-float": "0 12px 32px rgb(20 30 40 / .18)",
};

/** What a site sees otherwise; `entry-picture`, as in `url(/media/front.jpg) 50% 60%`, stands beside the sign-in. */
type OwnTokens = Partial<Record<keyof typeof TOKENS | "entry-picture", string>>;

/** For `writeDesk`. */
export const deskTokens = (own: OwnTokens = {}) =>
  Object.entries({ ...TOKENS, ...own })
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
