import type { DeskSite } from "../../desk/site";
import { onDemand } from "../../desk/window/on-demand";
import { contentModel } from "../../model";
import { reviews } from "../../model/collections/reviews";
import { pageOf, pages, required } from "./pages";
import { tasks } from "./tasks";
import { es } from "./words/es";

/** This site, as its desk knows it. */
export const site: DeskSite = {
  model: contentModel,
  words: { es, en: async () => (await import("./words/en")).en },
  tasks,
  pageOf,
  pages,
  required,
  importers: {
    [reviews.type]: onDemand(async () => (await import("./paste-review/paste-review")).PasteReview),
  },
};
