import * as z from "zod";
import { date, group, integer, list, monthOfYear, yesNo } from "../../typed-content/fields";
import type { Collection } from "../../typed-content/collection";

const days = z.object({
  from: date("Primer día"),
  to: date("Último día", "Si es un solo día, poned el mismo."),
});

export const terms = {
  type: "Terms",
  title: "Condiciones",
  path: "terms.json",
  set: "single",
  group: "Datos",
  shownOn: "booking",
  schema: group(
    "Condiciones",
    {
      guests: integer("Invitados", 1, 99, "Como máximo, sin contar al patrón."),
      season: group(
        "Temporada",
        {
          from: monthOfYear("Primer mes"),
          to: monthOfYear("Último mes"),
          closed: list(
            "Días cerrados",
            group("Cierre", days.shape).refine(({ from, to }) => from <= to, {
              path: ["to"],
              params: { code: "last-before-first" },
              // Checked as soon as both days are valid.
              when: ({ value }) => days.safeParse(value).success,
            }),
          ).optional(),
        },
        "Los meses con salidas, y los días de ellos sin ninguna.",
      ).optional(),
      seasonConfirmed: yesNo(
        "Temporada confirmada",
        "Encendido cuando los meses de la temporada son los de verdad.",
      ).optional(),
      cancellationHours: integer("Cancelación gratuita (horas)", 1, 720, "Antes de la salida."),
      arrivalMinutes: integer("Llegada (minutos)", 0, 120, "Antes de la salida."),
      boardingMinutes: integer("Cierre del embarque (minutos)", 0, 120, "Antes de la salida."),
      refundPercent: integer("Devolución por mal tiempo (%)", 0, 100),
      retentionMonths: integer("Conservación de datos (meses)", 1, 120),
      consentAge: integer("Edad de consentimiento (años)", 13, 18, "Para tratar datos personales."),
    },
    "Las cifras que se repiten en los textos, donde las trae «Poner un dato».",
  ),
} satisfies Collection;
