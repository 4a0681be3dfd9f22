import boat from "../../content/boats/boat.json";
import prices from "../../content/prices.json";
import extended from "../../content/trips/extended.json";
import midday from "../../content/trips/midday.json";
import morning from "../../content/trips/morning.json";
import sunset from "../../content/trips/sunset.json";

const priceIn = (list: { trip: string; amount: number }[], id: string) =>
  list.find(({ trip }) => trip === id)?.amount;

const trips = [morning, midday, sunset, extended].map(({ id, title, start, end }) => ({
  jsonId: id,
  title: title.en,
  guests: boat.guests,
  boatName: null,
  start,
  end,
}));

/** What the queries of pages tell the contact form. */
export const formData = (asked: Queries.EnquiryPricesFragment) => ({
  providers: { form: { endpoint: "https://forms.example/f/1" } },
  prices: asked,
  moreGuests: [],
});

/** What it knows of the trips of the tests' content, on an English page. */
export const enquiryFacts = {
  data: formData({
    currency: prices.currency,
    packages: trips.map((trip) => {
      const usual = priceIn(prices.packages, trip.jsonId) ?? 0;
      const [, high] = prices.seasons;
      return {
        trip,
        usual,
        lowest: usual,
        lowestInWords: `€${usual}.00`,
        highest: priceIn(high?.amounts ?? [], trip.jsonId) ?? 0,
      };
    }),
    hoursByDay: [],
    allSeasons: prices.seasons.map(({ from, to, amounts }) => ({
      from,
      to,
      amounts: trips.flatMap((trip) => {
        const amount = priceIn(amounts, trip.jsonId);
        return amount === undefined ? [] : [{ trip, amount }];
      }),
    })),
  }),
  services: [{ jsonId: "proposals", title: "Marriage proposals" }],
};
