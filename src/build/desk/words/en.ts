import { en as findings } from "../../../model/messages/en";
import type { es } from "./es";

export const en: typeof es = {
  findings,
  sections: {
    trips: {
      title: "Trips and prices",
      newEntry: "New trip",
      add: "Add a trip",
    },
    boats: { title: "Boats", newEntry: "New boat", add: "Add another boat" },
    services: {
      title: "Services",
      newEntry: "New service",
      add: "Add a service",
    },
    gallery: { title: "Gallery" },
    reviews: {
      title: "Reviews",
      newEntry: "New review",
      add: "Add a review",
    },
    days: {
      title: "Closed and full days",
      newEntry: "New day",
      add: "Add a day",
      entries: { one: "day", many: "days" },
    },
    notices: {
      title: "Notices",
      newEntry: "New notice",
      add: "Add a notice",
    },
    questions: {
      title: "Questions",
      newEntry: "New question",
      add: "Add a question",
    },
  },
  tasks: {
    price: "Change a price",
    hours: "Change a trip’s hours",
    text: "Change a text",
    review: "Add a review",
    picture: "Add a picture to the gallery",
    service: "Add a service",
    contact: "Change the telephone or the address",
    close: "Close some days, or say that they are full",
    quay: "The QR code for the quay, to ask for reviews",
    bookings: "See the bookings",
    visits: "See the visits",
  },
  rowGroups: {
    DayState: { current: "Days to come", over: "Past", removeOver: "Remove the past ones" },
    Notice: { current: "Seen, or to be seen", over: "Past", removeOver: "Remove the past ones" },
  },
};
