// Globals that Gatsby defines at build time and its Link reads at run time.
Object.assign(globalThis, {
  __PATH_PREFIX__: "",
  __BASE_PATH__: "",
  __TRAILING_SLASH__: "always",
});
