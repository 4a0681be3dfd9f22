import type { CreateWebpackConfigArgs } from "gatsby";
import { readOrigins } from "./content-policy";
import { siteFonts } from "./fonts";
import { bundleHeadScript } from "./head-script";
import { sitePalette } from "./look";

/** Of the pages' code. By the change of one Gatsby knows that every page has changed. */
export const definePageConstants = async ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const constants = {
    // Null while developing: the policy would block Gatsby's scripts.
    PROVIDER_ORIGINS: stage === "build-html" ? readOrigins() : null,
    SITE_PALETTE: sitePalette(),
    HEAD_SCRIPT: await bundleHeadScript(),
    SITE_FONTS: await siteFonts(),
  };
  const inJson = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(inJson))] });
};
