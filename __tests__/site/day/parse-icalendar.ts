/*
 * A strict reader of iCalendar files, written from the grammar of RFC 5545 and not from the code that writes them: it
 * throws where a file breaks a rule.
 */

type Parameters = Record<string, string>;
type Property = { name: string; parameters: Parameters; value: string };
type Component = { name: string; properties: Property[]; components: Component[] };

const fail = (message: string): never => {
  throw new Error(message);
};

/** 3.1: lines end in CRLF, have at most 75 octets, and go on after a space. */
const contentLines = (file: string) => {
  if (!file.endsWith("\r\n")) fail("The last line has no end.");
  const lines = file.slice(0, -2).split("\r\n");
  for (const line of lines) {
    if (/[\r\n]/.test(line)) fail(`A line ends in half a CRLF: ${line}`);
    if (Buffer.byteLength(line) > 75) fail(`More than 75 octets: ${line}`);
    if (/[\0-\x08\x0A-\x1F\x7F]/.test(line)) fail(`A control character: ${line}`);
  }
  return lines
    .join("\r\n")
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n");
};

/** 3.1: contentline = name *(";" param) ":" value, here of parameters that are not quoted. */
const LINE = /^([A-Z-]+)((?:;[A-Z-]+=[^\s";:,]+)*):(.*)$/;

const propertyIn = (line: string): Property => {
  const [, name = "", parameters = "", value = ""] =
    LINE.exec(line) ?? fail(`No property: ${line}`);
  const pairs = parameters.slice(1).split(";").filter(Boolean);
  return {
    name,
    value,
    parameters: Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string])),
  };
};

const componentsIn = (properties: Property[]) => {
  const root: Component = { name: "", properties: [], components: [] };
  const open = [root];
  for (const property of properties) {
    const current = open.at(-1) ?? fail("Nothing is open.");
    if (property.name === "BEGIN") {
      const component = { name: property.value, properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (property.name === "END") {
      if (current.name !== property.value) fail(`${current.name} ends as ${property.value}.`);
      open.pop();
    } else current.properties.push(property);
  }
  if (open.length > 1 || root.properties.length > 0) fail("Something is outside, or not ended.");
  return root.components;
};

const only = <Item>(items: readonly Item[], what: string): Item =>
  items.length === 1 && items[0] !== undefined ? items[0] : fail(`${items.length} × ${what}`);

const property = ({ name, properties }: Component, wanted: string) =>
  only(
    properties.filter((candidate) => candidate.name === wanted),
    `${wanted} of ${name}`,
  );

/** 3.3.11: only these characters follow a backslash, and none of them stands without one. */
const textOf = ({ value, name }: Property) => {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value)) fail(`${name} is not escaped: ${value}`);
  return value.replace(/\\(.)/g, (_, character: string) =>
    /n/i.test(character) ? "\n" : character,
  );
};

/** 3.3.5, form 2: "20270918T153000Z". */
const momentIn = (value: string) => {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value) ?? fail(value);
  const [year = 0, month = 0, ...rest] = parts.map(Number);
  return new Date(Date.UTC(year, month - 1, ...rest));
};

/** Returns the one event of a calendar file. @throws if the file breaks a rule */
export const parseICalendar = (file: string) => {
  const calendar = only(componentsIn(contentLines(file).map(propertyIn)), "calendar");
  if (calendar.name !== "VCALENDAR") fail(calendar.name);
  if (property(calendar, "VERSION").value !== "2.0") fail("Another version.");
  textOf(property(calendar, "PRODID"));
  const of = (name: string) => calendar.components.filter((part) => part.name === name);
  const event = only(of("VEVENT"), "VEVENT");
  const moment = (name: string) => momentIn(property(event, name).value);
  return {
    uid: property(event, "UID").value,
    stamp: moment("DTSTAMP"),
    start: moment("DTSTART"),
    end: moment("DTEND"),
    title: textOf(property(event, "SUMMARY")),
    text: textOf(property(event, "DESCRIPTION")),
    place: textOf(property(event, "LOCATION")),
    url: property(event, "URL").value,
    hasMethod: calendar.properties.some(({ name }) => name === "METHOD"),
  };
};
