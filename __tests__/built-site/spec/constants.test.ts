import { pageAt, textOf, find } from "../page";

const facts: [clause: string, path: string, expected: RegExp[]][] = [
  [
    "Capacity: up to 7 guests plus 1 (skipper included)",
    "/",
    [/Hasta 7 personas, más el patrón/, /privadas: 7 plazas, todas vuestras, y un patrón/],
  ],
  [
    "Schedules: morning 9:30–13:30 (4 h); midday 14:00–17:00 (3 h); sunset 17:30–21:00 (3.5 h); extended 9:00–15:00 (6 h)",
    "/",
    [/9:30–13:30 · 4 h/, /14:00–17:00 · 3 h/, /17:30–21:00 · 3,5 h/, /9:00–15:00 · 6 h/],
  ],
  [
    "Prices: morning 320,00 €, midday 240,00 €, sunset 290,00 €, extended 390,00 €",
    "/",
    [
      /Mañana ?desde 320,00 €/,
      /Mediodía ?desde 240,00 €/,
      /Atardecer ?desde 290,00 €/,
      /Extendida ?desde 390,00 €/,
    ],
  ],
  [
    "include 21 % VAT; may vary slightly by season",
    "/precios/",
    [/21 % de IVA está incluido/, /variar ligeramente según la temporada/],
  ],
  [
    "Free cancellation up to 72 hours before; changes subject to availability",
    "/reservas/",
    [/72 h ?Cancelación/, /gratis hasta 72 horas antes/, /sujeto a disponibilidad/],
  ],
  [
    "Arrive 15 minutes before departure; boarding closes 5 minutes before",
    "/reservas/",
    [/15 min ?Puntualidad/, /muelle 15 minutos antes/, /embarque termina 5 minutos antes/],
  ],
  [
    "Bad weather: reschedule or 100 % refund",
    "/reservas/",
    [/100 % ?Mal tiempo/, /otra fecha o recuperáis el 100 %/],
  ],
  [
    "Personal data retained 48 months or until erasure is requested",
    "/politica-privacidad/",
    [/48 meses, o hasta que se pida su supresión/],
  ],
  ["Age of consent for data processing: 14", "/politica-privacidad/", [/Desde los 14 años/]],
];

test.each(facts)("%s", (_, path, expected) => {
  const text = textOf(find(pageAt(path), "main"));
  for (const pattern of expected) expect(text).toMatch(pattern);
});

test.each([
  ["/en/reservas/", [/up to 72 hours/, /15 minutes before/, /5 minutes before/, /100% back/]],
  ["/de/reservas/", [/bis 72 Stunden/, /15 Minuten vorher/, /5 Minuten vor/, /100 % zurück/]],
])(
  "Cancellation, punctuality, weather: the same figures in English and German – %s",
  (path, figures) => {
    const text = textOf(find(pageAt(path), "main"));
    for (const figure of figures) expect(text).toMatch(figure);
  },
);
