import { group, integer, monthOfYear, yesNo } from "../fields";
import type { Collection } from "@brisa/typed-content";

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
      season: group(
        "Temporada",
        {
          from: monthOfYear("Primer mes"),
          to: monthOfYear("Último mes"),
        },
        "Los meses con salidas.",
      )
        .meta({ moved: { closed: "closed-days-moved" } })
        .optional(),
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
