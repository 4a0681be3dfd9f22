// Globals that Gatsby defines at build time and its Link reads at run time, and those of the script in the head.
Object.assign(globalThis, {
  __PATH_PREFIX__: "",
  __BASE_PATH__: "",
  __TRAILING_SLASH__: "always",
});
Object.assign(globalThis, { HAS_DAY_FIELD: true, HAS_FORMS: true, HAS_KEPT: true });
