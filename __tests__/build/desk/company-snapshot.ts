import { site } from "../../../src/build/desk/site";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { giveModel } from "../../../packages/desk/core/model";
import { readSnapshot } from "../../../packages/desk/__tests__/read-snapshot";

giveModel(site.model);

/** This company's test content, as a store holds it. */
export const companySnapshot = readSnapshot(TEST_CONTENT, site.model);
