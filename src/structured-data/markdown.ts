import { collapseWhitespace } from "../content-files/strings";

/** A link of a list, with what is said of it. */
export type Link = { name?: string; address: string; notes: (string | undefined)[] };

/** A name inside a link, which no bracket of its own may end. */
const linkText = (name: string) => collapseWhitespace(name).replace(/[[\]\\]/g, "\\$&");

const linkLine = ({ name, address, notes }: Link) => {
  const said = notes.filter((note) => note !== undefined).map(collapseWhitespace);
  return name
    ? [`- [${linkText(name)}](${address})${said.length > 0 ? `: ${said.join(" ")}` : ""}`]
    : [];
};

/** A section: its heading and its links; nothing while it has no heading or no link has a name. */
export const section = (heading: string | undefined, links: Link[]) => {
  const lines = links.flatMap(linkLine);
  return heading && lines.length > 0 ? [`## ${heading}\n\n${lines.join("\n")}`] : [];
};
