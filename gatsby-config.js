// In JavaScript, since Gatsby compiles a `gatsby-config.ts` with Parcel, which takes the folder's path for a
// pattern and finds nothing in `brisa-de-palma-main (1)`.
require("tsx/cjs");

module.exports = require("./gatsby-config.site.ts").default;
