import { collapseWhitespace } from "../../typed-content/texts/strings";

/** A link of a list, with notes about its target. */
export type Link = { name?: string; address: string; notes: (string | undefined)[] };

/** Escapes the brackets of a name, which would end the text of a link. */
const linkText = (name: string) => collapseWhitespace(name).replace(/[[\]\\]/g, "\\$&");

const linkLine = ({ name, address, notes }: Link) => {
  const said = notes.filter((note) => note !== undefined).map(collapseWhitespace);
  return name
    ? [`- [${linkText(name)}](${address})${said.length > 0 ? `: ${said.join(" ")}` : ""}`]
    : [];
};

/** Returns a section with a heading and links. Empty if it has no heading, or no link has a name. */
export const section = (heading: string | undefined, links: Link[]) => {
  const lines = links.flatMap(linkLine);
  return heading && lines.length > 0 ? [`## ${heading}\n\n${lines.join("\n")}`] : [];
};
