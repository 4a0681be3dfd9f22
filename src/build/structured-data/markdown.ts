import { collapseWhitespace } from "../../typed-content/texts/strings";

/** The notes are about the link's target. */
export type Link = { name?: string; address: string; notes: (string | undefined)[] };

/** Brackets of the name would end the text of the link. */
const linkText = (name: string) => collapseWhitespace(name).replace(/[[\]\\]/g, "\\$&");

const linkLine = ({ name, address, notes }: Link) => {
  const said = notes.filter((note) => note !== undefined).map(collapseWhitespace);
  return name
    ? [`- [${linkText(name)}](${address})${said.length > 0 ? `: ${said.join(" ")}` : ""}`]
    : [];
};

/** Empty without a heading, or if no link has a name. */
export const section = (heading: string | undefined, links: Link[]) => {
  const lines = links.flatMap(linkLine);
  return heading && lines.length > 0 ? [`## ${heading}\n\n${lines.join("\n")}`] : [];
};
