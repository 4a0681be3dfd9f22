import company from "../content/company.json";
import prices from "../content/prices.json";
import terms from "../content/terms.json";
import extended from "../content/trips/extended.json";
import midday from "../content/trips/midday.json";
import morning from "../content/trips/morning.json";
import sunset from "../content/trips/sunset.json";

const trips = [morning, midday, sunset, extended].map(({ id, title, start, end }) => ({
  jsonId: id,
  title: title.en,
  start,
  end,
}));

/** What the contact form knows of the trips of the tests' content, on an English page. */
export const enquiryFacts = {
  prices: {
    currency: prices.currency,
    packages: trips.map((trip) => ({
      trip,
      amount: prices.packages.find(({ trip: id }) => id === trip.jsonId)?.amount ?? 0,
    })),
  },
  terms,
  today: "2027-06-15",
  company,
};
