// In JavaScript for the same reason as `gatsby-config.js`.
require("tsx/cjs");

module.exports = require("./gatsby-node.site.ts");
