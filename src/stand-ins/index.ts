import { readFileSync } from "node:fs";
import { z } from "zod";
import { isDummy } from "../validation/warnings/dummy-values";
import type { Kind } from "../model/fields/kind";
import { startBookingProvider } from "./booking/provider";
import { DEMO_FORM, startFormInbox } from "./form/inbox";

/** Where the stand-ins listen: builds that use them have these addresses written into them. */
export const STAND_IN_PORTS = { form: 8010, booking: 8020 } as const;

export type StandIns = Record<keyof typeof STAND_IN_PORTS, boolean>;

/** The content check reports whatever else is there. */
const texts = z.record(z.string(), z.coerce.string()).catch({});
const providersFile = z.object({ form: texts, booking: texts });

const isMissing = (values: Record<string, string>, kind: Kind) =>
  Object.values(values).some((value) => isDummy(value, kind));

/**
 * The providers whose data the owner has not entered yet, by the text of `providers.json`.
 * @throws when the text is not JSON, or not an object
 */
export const neededStandIns = (providersJson: string): StandIns => {
  const { form, booking } = providersFile.parse(JSON.parse(providersJson));
  return { form: isMissing(form, "url"), booking: isMissing(booking, "text") };
};

/** `neededStandIns` of this repository's content. */
export const neededHere = () => neededStandIns(readFileSync("content/providers.json", "utf8"));

/** The environment variables with which a build of the site uses the stand-ins. */
export const standInVariables = ({ form, booking }: StandIns): Record<string, string> => ({
  ...(form && { GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${STAND_IN_PORTS.form}/f/${DEMO_FORM}` }),
  ...(booking && { GATSBY_BOOKING_ORIGIN: `http://127.0.0.1:${STAND_IN_PORTS.booking}` }),
});

/**
 * Starts the stand-ins asked for; `print` receives each form message.
 * @returns how to stop them.
 * @throws when a port is taken.
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
