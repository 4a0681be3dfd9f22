import { grammarOf } from "@brisa/typed-content/check";
import { pricesIn } from "./grammar";
import type { es } from "./es";

const { allOf, days } = grammarOf("en");
const { ends, euros } = pricesIn("en");

export const en: typeof es = {
  "end-before-start": () => "the return is not after the departure. Correct one of the two times.",
  "days-in-two-seasons": ({ from, to }) =>
    `some days are already in another season: ${days(from, to)}. Keep each day in one season only.`,
  "season-without-changes": () =>
    "the season changes nothing: it has neither prices nor hours. Add some of either, or delete it.",
  "desk-at-site": () =>
    "this is the address of the site. Enter another one, which only the desk has.",
  "two-calendars": () =>
    "there is a booking calendar already. Keep one: take this one away, or the one above.",
  "tax-number": ({ value }) =>
    `“${value}” is no Spanish tax number (NIF, NIE or CIF): something is missing, or its control letter or digit is another. Copy it from its card. One of another country begins with the letters of that country, such as PT.`,
  "featured-below-five": () =>
    "only five-star reviews can go on the home page, which always shows five stars. Switch this off.",
  "trip-without-price": ({ list }) =>
    `it is not shown until it has a price. Add its rate in ${list}, or hide it.`,
  "price-without-trip": ({ id, path }) =>
    `the trip “${id}” is not there, and ${path.includes("hours") ? "these hours are" : "this rate is"} not shown. Delete ${path.includes("hours") ? "them" : "it"}, or choose another trip.`,
  "past-retention": ({ months }) =>
    `the review is more than ${months} months old. Ask its author whether it may stay, or delete it.`,
  "day-to-come": () => "this date is in the future. Check it.",
  "number-stayed": ({ number }) =>
    `this is still ${number}, and the other number has changed. Check whether this one has, too.`,
  "boat-too-small": ({ certified, sold }) =>
    `the boat is certified for ${certified}, and trips are sold for ${sold}. Enter here what its certificate says, without the skipper, or fewer guests above.`,
  "no-boat": () => "there is no boat, and pages say how many it carries. Add yours in “Barcos”.",
  "boat-without-name": () =>
    "with several boats, each has its name: nothing else tells them apart. Enter it.",
  "boat-name-twice": ({ name }) =>
    `“${name}” is the name of another boat, too, and nobody could tell them apart. Enter another.`,
  "trip-without-boat": () =>
    "it does not say on which boat it sails, and the others sail on several. Choose its boat.",
  "trip-of-no-boat": ({ id }) => `there is no boat “${id}”. Choose another.`,
  "state-of-no-boat": ({ id }) =>
    `there is no boat “${id}”. Choose another, or delete the whole entry: without a boat, it would be about all of them.`,
  "state-of-both": () =>
    "it names a boat and trips as well. Keep one of the two: the boat stands for all its trips.",
  "boat-without-trip": () =>
    "no trip sails on this boat, and pages do not show it. Choose it in the trips that do.",
  "trips-overlap": ({ names, boat }) =>
    `it overlaps with ${allOf(names.map((name) => `“${name}”`))}, on the same boat, “${boat}”: on one day they cannot both sail. When one is booked, say that the other is full that day, or change the hours or the boat.`,
  "guests-of-several": ({ guests }) =>
    `it says how many guests there may be, and now there are several boats: it shows ${guests}, for which the smallest has room. Put it another way, or leave it if it is still true.`,
  "trip-name-gone": ({ name }) =>
    `this names “${name}”, and no trip is called that any more. See whether the text is still true.`,
  "no-sunset-trip": () =>
    "no trip is at sea at sunset, and this is shown without its link. See whether the text is still true.",
  "no-trips": () => "no trip is shown. See how this text reads.",
  "short-trip": ({ minutes }) =>
    `the trip lasts ${minutes === 1 ? "1 minute" : `${minutes} minutes`} and is hardly seen in the drawings of the day. See whether the hours are right.`,
  "odd-stop": () =>
    "the stop is not between departure and return, or is before the one above. Check its time.",
  "stop-after-return": () =>
    "with these hours, a stop of the trip is after the return. Look at the return, or at its stops.",
  "arrival-too-late": ({ boarding }) =>
    `guests would arrive after boarding has closed, ${boarding} minutes before departure. Enter more minutes.`,
  "return-before-sunset": ({ days: rows, sunset }) =>
    `on some days the trip is back before sunset (${allOf(rows.map(({ from, to }) => days(from, to)))}, at ${sunset} at the latest), and the trips page says so. Make it return later, or check that the description does not promise otherwise.`,
  "leave-after-sunset": ({ days: rows, sunset }) =>
    `on some days the trip leaves when the sun has already set (${allOf(rows.map(({ from, to }) => days(from, to)))}, at ${sunset} at the earliest), and the trips page says so. Make it leave earlier on these days with a season, or shorten the months with trips.`,
  "season-over": ({ date }) =>
    `the season ended on ${days(date, date)} and is no longer shown. You can delete it.`,
  "season-far": ({ date }) =>
    `the season starts on ${days(date, date)}, and will be shown nearer the time. Check whether the year is right.`,
  "season-without-trips": () =>
    "the season is not shown, because there are no trips on its remaining days. Check its days, or the months with trips in “Condiciones”.",
  "calendar-still-sells": ({ from, to, isFull, isSome, address }) => {
    const site = isFull ? "says that you are full then" : "has no trips then";
    const some = isFull ? "says that some trips are full" : "no longer has some trips";
    const sells = isFull && !isSome ? "sells trips" : "sells them";
    const what = isSome ? "Close them there too" : "Close those days there too";
    return `the site ${isSome ? some : site} (${days(from, to)}), but the calendar still ${sells}: it does not know what you close here. ${what}${address ? ` (${address})` : ""}, and see whether there are bookings already.`;
  },
  "closed-days-moved": () =>
    "closed days are now in “Días cerrados y completos” (content/days), and these no longer count. Enter them there, each as an entry, and delete this field.",
  "state-of-no-trip": ({ id }) =>
    `there is no trip “${id}”. Choose another, or delete the whole entry: without any trip it would hold for all of them.`,
  "usual-price-again": ({ amounts, days: rows }) => {
    const when = rows.map(ends).map(({ from, to }) => `from ${from} to ${to}`);
    const what =
      amounts.length === 1
        ? `the usual price (${euros(amounts)}) now applies`
        : `the usual prices (${euros(amounts)}) now apply`;
    return `${what} ${allOf(when)}, days that are in no season. Check whether that is what you want, or give those days another price in “Temporadas”.`;
  },
  "notice-over": ({ date }) =>
    `the notice ended on ${days(date, date)} and is no longer shown. You can delete it, or keep it hidden for another time.`,
  "notice-far": ({ date }) =>
    `the notice is not shown until ${days(date, date)}. Check whether the year is right.`,
  "notice-long": ({ days: number }) =>
    `the notice is shown for ${number} days, more than half a year. Check whether the year is right.`,
  "long-name": ({ length, limit }) =>
    `the name has ${length} letters and, with more than ${limit}, takes too many lines on the home page and among the prices. Shorten it.`,
  "no-place": () =>
    "this names none of the places of the chart between asterisks, and search engines will not know where the trip goes. Name one.",
  "off-chart": () =>
    "the harbour is not on the chart, and the pages leave it out. Enter a chart of your own under “Carta y lugares”, or leave it like this.",
  "place-off-chart": () =>
    "this place is not on the chart, which leaves it out. Check its degrees, or enter a larger chart.",
  "crossed-edges": () =>
    "this edge and the one opposite are swapped, or the same. The upper one has more degrees than the lower, and the right one more than the left.",
  "other-time": ({ zone }) =>
    `the site keeps the time of ${zone}. If the clocks of this harbour say another, ask whoever looks after it to change the zone: the sunsets would be wrong.`,
  "empty-page": () =>
    "the page has nothing to show: no menu and no search engine leads to it. Add something, or leave it like this.",
  "service-page-gone": ({ id }) =>
    `this leads to the page of the service “${id}”, which is not there: it was deleted, is hidden or has only its sentence. Change the address.`,
  "way-gone": ({ way }) =>
    `this names ${way}, which is not in your details. Change the text, or enter it there.`,
  "untrue-words": ({ words }) =>
    `it says “${words}”, which is not always so. Look at the seasons, the months, the closed days and how one books.`,
  "many-guests": ({ limit }) =>
    `these are more than ${limit}, which is what a pleasure boat may carry in Spain. See whether yours has a permit for more.`,
  "low-contrast": ({ nearest }) =>
    `this would be hard to read: there is too little contrast. The nearest colour that will do is ${nearest}.`,
  "same-color": () =>
    "this is the same colour as “Tinta”: only their line tells links from text. See whether that is what you want.",
  "error-color": () =>
    "this is close to the red of errors, and “Reservar” would look like one. See whether another colour will do.",
  "small-logo": ({ width, height, long, short }) =>
    `the logo measures ${width} × ${height} pixels, and would be blurred. Ask for one of ${long} or more on its longer side and ${short} on its shorter one.`,
  "moving-logo": () =>
    "the logo moves, and the site would show its first image only. Save one that stands still.",
  "unseen-logo": () =>
    "the logo is so light that it is not seen on the site's paper. Use the one in colour, or a dark one.",
  "wide-logo": () =>
    "the logo is so wide that it cannot be read in the browser's tab or in a phone's icon. Use the emblem alone, which is squarer, or leave it like this.",
  rose: () =>
    "the site bears the compass rose that it came with. Add your logo, or switch on “La rosa es nuestra”.",
  sample: () => "this is a sample review. Replace it with a real one, or delete it.",
};
