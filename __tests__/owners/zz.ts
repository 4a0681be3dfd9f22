import { contentModel } from "../../src/model";
import { promises } from "../../src/model/launch/promises";
import { modelMessages } from "../../src/model/messages";
import { contentErrors } from "../../src/typed-content/check";
import { missingForLaunch } from "../../src/typed-content/check/launch";
import { findingLine, missingLine } from "../../src/typed-content/check/messages";
import { unconfirmed } from "../../src/typed-content/check/launch/promised";
import { readContent } from "../../src/typed-content/files/read";
import { readPictures } from "../../src/typed-content/files/read-pictures";
void (async () => {
  const c = readContent(".test-sites/another-boat", contentModel);
  const p = await readPictures(".test-sites/another-boat", c.files);
  for (const e of contentErrors(c, p)) console.log("ERR", findingLine(e, modelMessages, "es"));
  for (const m of missingForLaunch(c, p, promises))
    console.log("MISS", missingLine(m, modelMessages, "es"));
  console.log(c.unreadable);
})();
