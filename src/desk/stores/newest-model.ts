import { contentModel } from "../core/model";
import { fetchInTime } from "./fetch-in-time";
import { modelVersion } from "../../typed-content/version";

/** The file beside the desk in which the build writes the version of the model that it was made with. */
export const MODEL_VERSION = "model.json";

/** Returns whether the desk that is served has another model than this one; false where that is unknown. */
export const isModelOld = async () => {
  try {
    const response = await fetchInTime(MODEL_VERSION, { cache: "no-cache" });
    return response.ok && (await response.json()) !== modelVersion(contentModel());
  } catch {
    return false;
  }
};
