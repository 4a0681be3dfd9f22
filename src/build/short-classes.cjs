const { relative } = require("node:path");

/** The name that the plugin of styled-components gives a component, with its place in the file. */
const NAME = /^sc-\w+-(\d+)$/;

/**
 * A plugin of Babel, after that of styled-components: `sc-hzoapb-2` is `sc-c40`, the third component of a file.
 * @param {{ files: string[] }} options all that may have components, relative to the site
 */
module.exports = (_, { files }) => ({
  visitor: {
    ObjectProperty({ node: { key, value } }, { filename }) {
      const [, place] = (key.name === "componentId" && NAME.exec(value.value)) || [];
      if (!place) return;
      const file = files.indexOf(relative(process.cwd(), filename));
      if (file < 0 || place > 25)
        throw new Error(`${filename} has over 26 components, or was not looked at (bundles.ts).`);
      value.value = `sc-${String.fromCharCode(97 + Number(place))}${file}`;
    },
  },
});
