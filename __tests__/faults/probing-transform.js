const { readFileSync } = require("node:fs");
const { relative } = require("node:path");
const preprocess = require("../setup/jest-preprocess");

/** See `probes.ts`. */
const probes = JSON.parse(readFileSync(process.env.FAULT_PROBES, "utf8"));

const withProbes = (source, path) =>
  (probes[relative("", path)] ?? [])
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: probe }) => text.slice(0, at) + probe + text.slice(at), source);

module.exports = {
  getCacheKey: (source, path, options) =>
    preprocess.getCacheKey(withProbes(source, path), path, options),
  process: (source, path, options) => preprocess.process(withProbes(source, path), path, options),
};
