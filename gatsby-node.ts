import type { GatsbyNode } from "gatsby";
import { forgetUnfinishedBuild, markBuild, unmarkBuild } from "./src/build/unfinished-build";
import { buildDate, buildDayType, createBuildDay } from "./src/build/build-date";
import { rewritePages } from "./src/build/built-pages";
import { shortenClasses, slimBundles, slimScriptsSlice } from "./src/build/bundles";
import { controlCharactersIn } from "./src/build/control-characters";
import { createServicePages, giveRoutes, matchNotFoundPage } from "./src/build/created-pages";
import { deferredStyles } from "./src/build/deferred-styles";
import { writeIcons } from "./src/build/icons";
import { publishDesk } from "./src/build/desk/write";
import { FORM_WIDTH, writePictures } from "@brisa/desk/build";
import { whileOthersSave } from "@brisa/desk/server";
import { createFieldExtensions } from "./src/build/field-extensions";
import { siteFonts } from "./src/build/fonts";
import { slimHeadScript } from "./src/build/head-script";
import { jsonLd } from "./src/build/json-ld";
import { selectMessages, typesetInterfaceTexts } from "./src/build/page-messages";
import {
  removeBuildFiles,
  writeManifest,
  writeFontHeaders,
  writePictureHeaders,
  writeNotFoundFiles,
  writeRedirects,
  writeRobots,
} from "./src/build/public-files";
import { skipFilesWithoutQueries, speedUpAvif } from "./src/build/patches.cjs";
import { writePageQueries } from "@brisa/desk/gatsby";
import { shareCards } from "./src/build/share-cards/step";
import { isUnlisted, unlistedPages, writeUnlisted } from "./src/build/unlisted";
import { restoreUnusedPictures, withdrawUnusedPictures } from "./src/build/unused-pictures";
import { watchBundles, writeThirdPartyNotices } from "./src/build/third-party-notices";
import { readContent, readPictures, checkContent } from "@brisa/typed-content/read";
import { pictureUses } from "@brisa/typed-content/files";
import { shownEntries } from "@brisa/typed-content";
import { contentModel } from "./src/model";
import { modelMessages } from "./src/model/messages";
import { publishable } from "./src/model/launch/publishable";
import { findingLine } from "@brisa/typed-content/check";
import { graphqlTypes } from "@brisa/typed-content/graphql";
import { sitePalette } from "./src/build/look";
import { definePageConstants } from "./src/build/page-constants";

/** Checks the content. Stops the build if it has errors. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  forgetUnfinishedBuild(store);
  speedUpAvif();
  skipFilesWithoutQueries();
  restoreUnusedPictures();
  await whileOthersSave(".");
  const { errors } = await checkContent("content", contentModel, modelMessages);
  if (errors.length === 0) return;
  for (const error of errors) console.error(findingLine(error, modelMessages));
  reporter.panic("El contenido tiene faltas; no se ha publicado nada.");
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = markBuild;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  args.actions.createTypes(graphqlTypes(contentModel));
  // Pages get messages through the nodes of the i18n plugin.
  args.actions.createTypes(buildDayType);
  args.actions.createTypes("type InterfaceWords implements Node @dontInfer { id: ID! }");
};

export const sourceNodes: GatsbyNode["sourceNodes"] = createBuildDay;

export const createResolvers: GatsbyNode["createResolvers"] = typesetInterfaceTexts;

export const preprocessSource: GatsbyNode["preprocessSource"] = selectMessages;

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = shortenClasses;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  slimBundles(args);
  slimScriptsSlice(args);
  watchBundles(args);
  await definePageConstants(args);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  matchNotFoundPage(args);
  giveRoutes(args);
};

export const createPages: GatsbyNode["createPages"] = createServicePages;

/** The desk, which needs nothing that Gatsby builds: made beside it, since Gatsby mostly uses one processor. */
let desk: Promise<string[]>;

export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  const { entries } = readContent("content", contentModel);
  const used = new Set(pictureUses(shownEntries(entries)).map(({ picture }) => picture));
  desk = Promise.all([
    publishDesk("public/admin"),
    // The desk has the others from where the content is stored.
    writePictures("content/media", "public/media", FORM_WIDTH, (name) => used.has(`media/${name}`)),
  ]).then(([files]) => files);
};

type Company = { name: string; website: string; tagline: string };

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, store }) => {
  const { data } = await graphql<{
    company: Company | null;
    servicePages: string[];
  }>(`
    query PublicFiles {
      company {
        name
        website
        tagline(language: "es")
      }
      servicePages
    }
  `);
  if (!data?.company)
    return reporter.panic(
      "La ficha de la empresa ha cambiado mientras se construía la web. Construidla otra vez.\n" +
        "The company's file has changed during the build. Build the site again.",
    );
  const content = readContent("content", contentModel);
  // Without values that are missing for the launch, for structured data.
  const pictures = await readPictures("content", content.files);
  const published = publishable(content, pictures);
  const isUnlistedSite = isUnlisted(content, pictures);
  await rewritePages(data.servicePages, [
    shareCards(content),
    slimHeadScript(),
    deferredStyles(),
    jsonLd(published),
    unlistedPages(isUnlistedSite),
  ]);
  // After the copies of `static`, two of which they replace.
  await writeIcons("public");
  await writeNotFoundFiles();
  writeRedirects();
  writePictureHeaders();
  writeFontHeaders((await siteFonts()).preloaded, data.servicePages.length > 0);
  const { paper, ink } = sitePalette();
  writeManifest(data.company, { ground: paper, ink });
  writeRobots(data.company, isUnlistedSite);
  if (isUnlistedSite) writeUnlisted();
  await writeThirdPartyNotices(await desk);
  await writePageQueries({ store }, content, buildDate());
  removeBuildFiles();
  withdrawUnusedPictures();
  const found = controlCharactersIn("public");
  if (found.length > 0) reporter.panic(`Control characters in built pages:\n${found.join("\n")}`);
  unmarkBuild();
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async () => {
  await writeIcons("public");
  unmarkBuild();
};
