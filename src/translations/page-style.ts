import { colors } from "../style/tokens";

/** The style of the page, which needs no other file: the site's colours, the system's fonts. */
export const pageStyle = `
:root { color-scheme: light; --paper: ${colors.paper};
  --raised: ${colors["paper-raised"]}; --sand: ${colors.sand}; --ink: ${colors.ink};
  --ink-2: ${colors["ink-2"]}; --sea: ${colors["sea-deep"]}; --line: ${colors.line};
  --gap: ${colors.error}; }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem clamp(1rem, 3vw, 3rem) 6rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1, h2, caption { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { margin: 1rem 0; font-size: clamp(2rem, 1.5rem + 2vw, 3rem); }
h2 { margin: 2rem 0 .5rem; font-size: 1.375rem; }
p, li { max-width: 42rem; }
a { color: var(--sea); text-underline-offset: .2em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
summary { cursor: pointer; padding: .25rem 0; }
.links { columns: 20rem; column-gap: 2rem; padding-left: 1.25rem; }
.links li { break-inside: avoid; margin-bottom: .25rem; }
table { width: 100%; min-width: 60rem; margin: 3.5rem 0 0; border-collapse: collapse;
  table-layout: fixed; background: var(--raised); }
caption { padding: 0 0 .75rem; font-size: 1.75rem; text-align: left; scroll-margin-top: 1rem; }
th, td { padding: .625rem .75rem; border-bottom: 1px solid var(--line); text-align: left;
  vertical-align: top; overflow-wrap: break-word; }
.place { width: 17%; }
thead th { position: sticky; top: 0; background: var(--ink); color: var(--raised);
  font-weight: 600; }
.file { background: var(--sand); font: .875rem/1.4 ui-monospace, monospace; }
tbody th[scope="row"] { color: var(--ink-2); font-size: .875rem; font-weight: 400; }
td { border-left: 1px solid var(--line); scroll-margin-top: 4rem; }
td p { margin: 0; white-space: pre-wrap; }
.mark { display: inline-block; padding: 0 .5rem; border: 1px solid var(--ink-2);
  border-radius: 2px; color: var(--ink-2); font-size: .875rem; font-weight: 600; }
td p + .mark { margin-top: .375rem; }
.gap { box-shadow: inset 4px 0 var(--gap); }
.gap .mark { border: 2px solid var(--gap); color: var(--gap); }
.equal { box-shadow: inset 4px 0 var(--ink-2); }
td:target { outline: 3px solid var(--sea); outline-offset: -3px; }
@media print { thead th { position: static; } table { min-width: 0; } }
`;
