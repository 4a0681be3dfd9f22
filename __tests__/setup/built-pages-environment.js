const { readFileSync } = require("node:fs");
const { TestEnvironment: JsdomEnvironment } = require("jest-environment-jsdom");
const { TestEnvironment: NodeEnvironment } = require("jest-environment-node");

/** Of a worker, which runs many files of tests: its parser, and what it has parsed. */
let parser;
const documents = new Map();

/**
 * Node, with `parseOnce`: jsdom takes longer to parse the built pages than the tests to look at them. What it returns
 * is shared by all files of tests of a worker, and must not be changed.
 */
module.exports = class extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.parseOnce = (path, type) => {
      parser ??= new new JsdomEnvironment(config, context).global.DOMParser();
      const document =
        documents.get(path) ?? parser.parseFromString(readFileSync(path, "utf8"), type);
      documents.set(path, document);
      return document;
    };
  }
};
