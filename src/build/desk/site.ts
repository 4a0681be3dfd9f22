import { onDemand, type DeskSite, type Task } from "@brisa/desk";
import { contentModel } from "../../model";
import { dayStates } from "../../model/collections/day-states";
import { notices } from "../../model/collections/notices";
import { questions } from "../../model/collections/questions";
import { reviews } from "../../model/collections/reviews";
import { noticeDays, stateDays, unanswered } from "./row-notes";
import { anchorOf, pageOf, pages, pageStyle, required } from "./pages";
import { es } from "./words/es";
import { services } from "../../model/collections/services";
import { routes } from "../../model/routes";
import type { Path } from "@brisa/typed-content";

const list = (name: string) => ({ screen: "list", name }) as const;

const field = (file: string, ...path: Path) => ({ screen: "entry", file, field: path }) as const;

export const tasks: (Task & { name: keyof typeof es.tasks })[] = [
  { name: "price", place: field("prices.json", "packages", 0, "amount") },
  { name: "hours", place: list("trips") },
  { name: "text", place: list("pages") },
  { name: "review", place: { screen: "list", name: "reviews", given: "" } },
  { name: "picture", place: list("gallery") },
  { name: "service", begin: services },
  { name: "contact", place: field("company.json", "phone") },
  { name: "close", begin: dayStates },
  { name: "quay", page: `${routes.reviews}#invitation` },
  { name: "bookings", address: { file: "providers.json", path: ["booking", "bookings"] } },
  { name: "bookings", address: { file: "providers.json", path: ["otherCalendar", "bookings"] } },
  { name: "visits", address: { file: "providers.json", path: ["visits"] } },
];

export const site = {
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
    [reviews.type]: onDemand(async () => (await import("./on-demand")).OfferReview),
  },
  startCards: [onDemand(async () => (await import("./on-demand")).TodayCard)],
  screens: {
    "company.json#sources": onDemand(async () => (await import("./on-demand")).SourcesScreen),
    "prices.json#seasons": onDemand(async () => (await import("./on-demand")).SeasonsScreen),
  },
  rowNotes: {
    [notices.type]: noticeDays,
    [dayStates.type]: stateDays,
    [questions.type]: unanswered,
  },
  promises: async () => (await import("../../model/launch/promises")).promises,
  pageOf,
  anchorOf,
  pages,
  pageStyle,
  required,
  money: { currency: "EUR", symbol: "€", names: ["euro", "euros"] },
  phone: { prefix: "+34", national: /^[6-9]\d{2}(?: ?\d{2,3}){2,3}$/ },
} satisfies DeskSite;
