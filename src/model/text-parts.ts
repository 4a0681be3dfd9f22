import { type Content, valueIn } from "../typed-content/content";
import { company } from "./collections/company";
import { providers } from "./collections/providers";
import { tariffIn } from "./facts";
import { networkName } from "./network-name";
import { isRecord } from "../base/is-record";

/** Without a booking provider, visitors ask for their trip by message. */
export const booksByMessage = ({ entries }: Pick<Content, "entries">) => {
  const providers = entries.find(({ file }) => file === "providers.json")?.data;
  return isRecord(providers) && !isRecord(providers.booking);
};

export const MARKS = {
  "booking.calendar": "solo con calendario",
  "booking.message": "solo por mensaje",
  "with.whatsapp": "solo con WhatsApp",
  "with.networks": "solo con redes sociales",
  "with.instagram": "solo con Instagram",
  "with.facebook": "solo con Facebook",
  "trips.one": "solo con una excursión",
  "trips.several": "solo con varias",
  "booking.always": "siempre",
};

const MARK = new RegExp(
  `\\{\\{\\s*(${Object.keys(MARKS).join("|").replaceAll(".", "\\.")})\\s*\\}\\}`,
);

export const networksIn = (content: Pick<Content, "entries">) => {
  const social = valueIn(content, company.path, "social");
  return (company.schema.shape.social.safeParse(social).data ?? []).map(networkName);
};

export const waysIn = (content: Pick<Content, "entries">) => {
  const form = String(valueIn(content, providers.path, "form", "endpoint"));
  return [
    ...networksIn(content),
    ...(valueIn(content, company.path, "whatsapp") === undefined ? [] : ["WhatsApp"]),
    ...(booksByMessage(content) ? [] : ["TuriTop"]),
    ...(form.startsWith("https://formspree.io/") ? ["Formspree"] : []),
  ];
};

/** A mark holds until the next one or the end of its line; a line of which nothing is left goes. */
export const partsFor = (content: Pick<Content, "entries">) => {
  const holds = [
    "booking.always",
    booksByMessage(content) ? "booking.message" : "booking.calendar",
    ...waysIn(content).map((way) => `with.${way.toLowerCase()}`),
    ...(networksIn(content).length > 0 ? ["with.networks"] : []),
    tariffIn(content).packages.length === 1 ? "trips.one" : "trips.several",
  ];
  return (text: string) =>
    MARK.test(text)
      ? text
          .split("\n")
          .flatMap((line) => {
            const [always = "", ...marked] = line.split(MARK);
            const parts = marked.filter((_, index) => holds.includes(marked[index - 1] ?? ""));
            const left = [always, ...parts].join("").replace(/ {2,}/g, " ").trimEnd();
            return left || !line ? [left] : [];
          })
          .join("\n")
      : text;
};
