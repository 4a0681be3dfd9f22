import type { DeskSite } from "../../desk/site";
import { onDemand } from "../../desk/window/on-demand";
import { contentModel } from "../../model";
import { notices } from "../../model/collections/notices";
import { questions } from "../../model/collections/questions";
import { reviews } from "../../model/collections/reviews";
import { noticeDays } from "./notice-days";
import { unanswered } from "./unanswered";
import { anchorOf, pageOf, pages, required } from "./pages";
import { Rose } from "./rose";
import { tasks } from "./tasks";
import { es } from "./words/es";

export const site: DeskSite = {
  model: contentModel,
  words: { es, en: async () => (await import("./words/en")).en },
  tasks,
  // In the order in which official forms ask for them.
  firstMissing: [
    "company.json#legalName",
    "company.json#taxNumber",
    "company.json#registry",
    "company.json#address",
    "company.json#phone",
    "company.json#email",
    "company.json#whatsapp",
    "company.json",
  ],
  importers: {
    [reviews.type]: onDemand(async () => (await import("./on-demand")).PasteReview),
  },
  startCards: [onDemand(async () => (await import("./on-demand")).TodayCard)],
  screens: {
    "prices.json#seasons": onDemand(async () => (await import("./on-demand")).SeasonsScreen),
  },
  rowNotes: { [notices.type]: noticeDays, [questions.type]: unanswered },
  promises: async () => (await import("../../model/launch/promises")).promises,
  synonyms: async () => (await import("./synonyms")).synonyms,
  pageOf,
  anchorOf,
  pages,
  required,
  money: { currency: "EUR", symbol: "€", names: ["euro", "euros"] },
  phone: { prefix: "+34", national: /^[6-9]\d{2}(?: ?\d{2,3}){2,3}$/ },
  Mark: Rose,
};
