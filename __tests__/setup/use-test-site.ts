import { TEST_CONTENT, testSite } from "../../src/commands/lib/test-sites";

// The site that was built from the tests' content.
process.env.SITE_ROOT ??= testSite.folder;
process.env.CONTENT_ROOT ??= TEST_CONTENT;
