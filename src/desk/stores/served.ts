import * as z from "zod";
import { contentModel } from "../core/model";
import { modelVersion } from "../../typed-content/version";
import { fetchInTime } from "./fetch-in-time";

/** The file beside the desk in which the build writes what it was made of. */
export const SERVED = "served.json";

const MADE_OF = z.object({
  /** The version of the model. */
  model: z.string(),
  /** The commit; undefined where the build knew none. */
  commit: z.string().optional(),
  /** When, in ISO 8601; undefined in earlier builds. */
  built: z.iso.datetime().optional(),
});

export type Served = z.infer<typeof MADE_OF>;

/** Returns what a text says; undefined if it is no such file. */
export const parseServed = (text: string): Served | undefined => {
  try {
    return MADE_OF.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/**
 * Returns what the desk's own server serves now; undefined where it does not say so. Something on the way may keep the
 * file, whatever it is told: each question has an address of its own.
 */
export const readServed = async (): Promise<Served | undefined> => {
  try {
    const response = await fetchInTime(`${SERVED}?${Date.now()}`, { cache: "no-store" });
    return response.ok ? parseServed(await response.text()) : undefined;
  } catch {
    return undefined;
  }
};

/** Returns whether the desk that is served has another model than this one; false where that is unknown. */
export const isModelOld = async () => {
  const served = await readServed();
  return served !== undefined && served.model !== modelVersion(contentModel());
};
