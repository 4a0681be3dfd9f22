// What a host would serve: the site that was built from the tests' own content.
process.env.SITE_ROOT ??= ".test-sites/test";
