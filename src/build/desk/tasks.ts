import type { Place } from "../../desk/core/places";
import type { Task } from "../../desk/site";
import { reviews } from "../../model/collections/reviews";
import { services } from "../../model/collections/services";
import { routes } from "../../model/routes";
import type { es } from "./words/es";

const list = (name: string): Place => ({ screen: "list", name });

const field = (file: string, ...path: (string | number)[]): Place => ({
  screen: "entry",
  file,
  field: path,
});

export const tasks: (Task & { name: keyof typeof es.tasks })[] = [
  { name: "price", place: field("prices.json", "packages", 0, "amount") },
  { name: "hours", place: list("trips") },
  { name: "text", place: list("pages") },
  { name: "review", import: reviews },
  { name: "picture", place: list("gallery") },
  { name: "service", begin: services },
  { name: "contact", place: field("company.json", "phone") },
  { name: "close", place: field("terms.json", "season", "closed") },
  { name: "quay", page: `${routes.reviews}#invitation` },
  { name: "bookings", address: { file: "providers.json", path: ["booking", "bookings"] } },
  { name: "visits", address: { file: "providers.json", path: ["visits"] } },
];
