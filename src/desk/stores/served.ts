import * as z from "zod";
import { contentModel } from "../core/model";
import { modelVersion } from "../../typed-content/version";
import { fetchInTime } from "./fetch-in-time";

/** What the build was made of, in a file beside the desk. */
export const SERVED = "served.json";

const MADE_OF = z.object({
  model: z.string(),
  /** Undefined where the build knew none. */
  commit: z.string().optional(),
  /** ISO 8601; undefined in earlier builds. */
  built: z.iso.datetime().optional(),
});

export type Served = z.infer<typeof MADE_OF>;

/** Undefined if the text is no such file. */
export const parseServed = (text: string): Served | undefined => {
  try {
    return MADE_OF.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/**
 * Undefined where the desk's server does not say what it serves. Something in the way may keep the file, whatever it is
 * told: each question has an address of its own.
 */
export const readServed = async (): Promise<Served | undefined> => {
  try {
    const response = await fetchInTime(`${SERVED}?${Date.now()}`, { cache: "no-store" });
    return response.ok ? parseServed(await response.text()) : undefined;
  } catch {
    return undefined;
  }
};

/** Another than this one; false where that is unknown. */
export const isModelOld = async () => {
  const served = await readServed();
  return served !== undefined && served.model !== modelVersion(contentModel());
};
