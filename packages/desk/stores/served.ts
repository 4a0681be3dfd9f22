import * as z from "zod";
import { contentModel } from "../core/model";
import { modelVersion } from "@brisa/typed-content";
import { fetchInTime } from "./timing";

/** In this file beside the desk the build says what it was made of. */
export const SERVED = "served.json";

const MADE_OF = z.object({
  model: z.string(),
  /** Undefined where the build knew none. */
  commit: z.string().optional(),
  /** ISO 8601; undefined in earlier builds. */
  built: z.iso.datetime().optional(),
});

export type Served = z.infer<typeof MADE_OF>;

export const parseServed = (text: string): Served | undefined => {
  try {
    return MADE_OF.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/**
 * Undefined where the server does not say so. Each question has an address of its own: something in the way may keep
 * the file, whatever it is told.
 */
export const readServed = async (): Promise<Served | undefined> => {
  try {
    const response = await fetchInTime(`${SERVED}?${Date.now()}`, { cache: "no-store" });
    return response.ok ? parseServed(await response.text()) : undefined;
  } catch {
    return undefined;
  }
};

/** False where that is unknown. */
export const isModelOld = async () => {
  const served = await readServed();
  return served !== undefined && served.model !== modelVersion(contentModel());
};
