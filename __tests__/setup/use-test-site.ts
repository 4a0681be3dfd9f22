// The site that was built from the tests' content.
process.env.SITE_ROOT ??= ".test-sites/test";
