/*
 * A strict reader of iCalendar files, written from the grammar of RFC 5545 and not from the code that writes them: it
 * throws where a file breaks a rule, and works out moments by the file's own time zone.
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

/** 3.3.5, form 1 and 3: "20270918T173000", as milliseconds as if it were UTC. */
const clockIn = (value: string) => {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(value) ?? fail(value);
  const [year, month, day, hour, minute, second] = parts.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** 3.3.14: "+0200", as milliseconds. */
const offsetIn = (value: string) => {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(value) ?? fail(value);
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

/** The day of a rule such as FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU in a year, at the time of its start. */
const onsetIn = (rule: string, start: string, year: number) => {
  const [, month] =
    /^FREQ=YEARLY;BYMONTH=(\d{1,2});BYDAY=-1SU$/.exec(rule) ?? fail(`Unknown rule: ${rule}`);
  const last = new Date(Date.UTC(year, Number(month), 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.getTime() + (clockIn(start) % 86_400_000);
};

/** 3.6.5: the moment of a local time, by the observance that began last before it. */
const momentIn = (zone: Component, value: string) => {
  const clock = clockIn(value);
  const year = Number(value.slice(0, 4));
  const onsets = zone.components.flatMap((observance) => {
    const [rule, start, to] = ["RRULE", "DTSTART", "TZOFFSETTO"].map(
      (name) => property(observance, name).value,
    ) as [string, string, string];
    // 3.6.5: a rule has to begin with its first onset.
    if (onsetIn(rule, start, Number(start.slice(0, 4))) !== clockIn(start))
      fail(`${start} is not the first onset of ${rule}.`);
    property(observance, "TZOFFSETFROM");
    return [year - 1, year].map((of) => ({ at: onsetIn(rule, start, of), to: offsetIn(to) }));
  });
  const before = onsets.filter(({ at }) => at <= clock).toSorted((a, b) => b.at - a.at);
  return new Date(clock - (before[0] ?? fail("No observance.")).to);
};

/** Returns the one event of a calendar file. @throws if the file breaks a rule */
export const parseICalendar = (file: string) => {
  const calendar = only(componentsIn(contentLines(file).map(propertyIn)), "calendar");
  if (calendar.name !== "VCALENDAR") fail(calendar.name);
  if (property(calendar, "VERSION").value !== "2.0") fail("Another version.");
  textOf(property(calendar, "PRODID"));
  const of = (name: string) => calendar.components.filter((part) => part.name === name);
  const zone = only(of("VTIMEZONE"), "VTIMEZONE");
  const event = only(of("VEVENT"), "VEVENT");
  const moment = (name: string) => {
    const { parameters, value } = property(event, name);
    if (parameters.TZID !== property(zone, "TZID").value) fail(`${name} has another zone.`);
    return momentIn(zone, value);
  };
  const [, stamp = ""] = /^(\d{8}T\d{6})Z$/.exec(property(event, "DTSTAMP").value) ?? [];
  return {
    uid: property(event, "UID").value,
    stamp: new Date(clockIn(stamp)),
    start: moment("DTSTART"),
    end: moment("DTEND"),
    title: textOf(property(event, "SUMMARY")),
    text: textOf(property(event, "DESCRIPTION")),
    place: textOf(property(event, "LOCATION")),
    url: property(event, "URL").value,
    hasMethod: calendar.properties.some(({ name }) => name === "METHOD"),
  };
};
