import { readFileSync } from "node:fs";
import { z } from "zod";
import { isDummy } from "../validation/warnings/dummy-values";
import type { Kind } from "../model/fields/kind";
import { startBookingProvider } from "./booking/provider";
import { DEMO_FORM, startFormInbox } from "./form/inbox";

/** The ports of the stand-ins. They are fixed, since builds that use stand-ins contain their addresses. */
export const STAND_IN_PORTS = { form: 8010, booking: 8020 } as const;

export type StandIns = Record<keyof typeof STAND_IN_PORTS, boolean>;

/** Ignores values of other types, which the content check reports. */
const texts = z.record(z.string(), z.coerce.string()).catch({});
const providersFile = z.object({ form: texts, booking: texts });

const isMissing = (values: Record<string, string>, kind: Kind) =>
  Object.values(values).some((value) => isDummy(value, kind));

/**
 * Returns which providers need a stand-in, since the owner has not entered their data yet.
 * @param providersJson the text of `providers.json`
 * @throws if the text is not a JSON object
 */
export const neededStandIns = (providersJson: string): StandIns => {
  const { form, booking } = providersFile.parse(JSON.parse(providersJson));
  return { form: isMissing(form, "url"), booking: isMissing(booking, "text") };
};

/** Returns {@link neededStandIns} of this repository's content. */
export const neededHere = () => neededStandIns(readFileSync("content/providers.json", "utf8"));

/** Returns the environment variables that make a build of the site use the stand-ins. */
export const standInVariables = ({ form, booking }: StandIns): Record<string, string> => ({
  ...(form && { GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${STAND_IN_PORTS.form}/f/${DEMO_FORM}` }),
  ...(booking && { GATSBY_BOOKING_ORIGIN: `http://127.0.0.1:${STAND_IN_PORTS.booking}` }),
});

/**
 * Starts stand-ins.
 * @param print receives each form message
 * @returns a function that stops them
 * @throws if a port is taken
 */
export const startStandIns = async ({ form, booking }: StandIns, print: (text: string) => void) => {
  const servers = [
    ...(form ? [await startFormInbox(STAND_IN_PORTS.form, print)] : []),
    ...(booking ? [await startBookingProvider(STAND_IN_PORTS.booking)] : []),
  ];
  return async () => {
    await Promise.all(servers.map(({ close }) => close()));
  };
};
