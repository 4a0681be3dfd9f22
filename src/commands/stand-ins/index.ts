import { readFileSync } from "node:fs";
import * as z from "zod";
import { isDummy } from "@brisa/typed-content/check";
import type { Kind } from "@brisa/typed-content/fields";
import { startBookingProvider } from "./booking/provider";
import { DEMO_FORM, startFormInbox } from "./form/inbox";
import type { LoopbackServer } from "@brisa/desk/server";

/** `npm start` tries these ports first. Builds contain the addresses of the stand-ins that they use. */
export const STAND_IN_PORTS = { form: 8010, booking: 8020 };

export type StandIn = keyof typeof STAND_IN_PORTS;
export type StandIns = Record<StandIn, boolean>;

/** Ignores values of other types, which the content check reports. */
const texts = z.record(z.string(), z.coerce.string()).catch({});
const providersFile = z.object({ form: texts, booking: texts });

const isMissing = (values: Record<string, string>, kind: Kind) =>
  Object.values(values).some((value) => isDummy(value, kind));

/** Of providers whose data the owner has not entered yet. Throws if `providers.json` is no JSON object. */
export const neededStandIns = (providersJson: string): StandIns => {
  const { form, booking } = providersFile.parse(JSON.parse(providersJson));
  return { form: isMissing(form, "url"), booking: isMissing(booking, "text") };
};

export const neededHere = () => neededStandIns(readFileSync("content/providers.json", "utf8"));

export const standInVariables = (
  { form, booking }: StandIns,
  ports = STAND_IN_PORTS,
): Record<string, string> => ({
  ...(form && { GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${ports.form}/f/${DEMO_FORM}` }),
  ...(booking && { GATSBY_BOOKING_ORIGIN: `http://127.0.0.1:${ports.booking}` }),
});

/** @param print receives each form message @throws PortTaken */
export const startStandIn = (
  kind: StandIn,
  port: number,
  print: (text: string) => void,
): Promise<LoopbackServer> =>
  kind === "form" ? startFormInbox(port, print) : startBookingProvider(port);
