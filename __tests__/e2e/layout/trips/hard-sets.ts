/** The data of a trip that affect its layout. */
export type SetTrip = { start: string; end: string; title: string; amount: number };

const trip = (start: string, end: string, title = "Ausflug", amount = 290): SetTrip => ({
  start,
  end,
  title,
  amount,
});

const morning = trip("09:30", "13:30", "Vormittag");
const midday = trip("14:00", "17:00", "Mittag");
const sunset = trip("17:30", "21:00", "Sonnenuntergang");
const extended = trip("09:00", "15:00", "Große Runde");

const LONG_WORD = "Sonnenuntergangsausflugsgesellschaftsrei";
const LONG_NAME = "Una vuelta a la bahía con música y tapas";
const MOST = 99_999.99;

/** Sets of trips that are difficult to lay out, by the reason. */
export const hardSets: Record<string, SetTrip[]> = {
  "a trip at night": [morning, midday, sunset, trip("20:00", "23:00", "Nachtfahrt")],
  "short trips at both ends of the day": [trip("05:00", "05:30"), midday, trip("23:30", "23:59")],
  "eight that overlap": Array.from({ length: 8 }, () => trip("05:00", "23:59", LONG_NAME, MOST)),
  "eight in a row": Array.from({ length: 8 }, (_, n) =>
    trip(`${String(8 + n).padStart(2, "0")}:00`, `${String(9 + n).padStart(2, "0")}:00`, LONG_NAME),
  ),
  "words of forty letters": [
    trip("09:00", "10:00", LONG_WORD, MOST),
    trip("10:00", "13:00", "W".repeat(40), 1),
    trip("19:00", "21:00", LONG_WORD.toUpperCase(), MOST),
    { ...extended, title: LONG_WORD, amount: MOST },
  ],
  "five expensive ones": [morning, midday, sunset, extended, trip("20:00", "21:00", "OCASO")].map(
    (each) => ({ ...each, amount: MOST }),
  ),
  "one of an hour": [trip("09:00", "10:00", "Paseo")],
  "two minutes and a night": [trip("12:00", "12:02"), trip("21:30", "23:30", "Luna llena")],
};
