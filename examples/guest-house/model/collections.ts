import * as z from "zod";
import { languageCodes, languages, type LanguageCode } from "@brisa/typed-content/languages";
import type { Collection } from "@brisa/typed-content";
import "./languages";
import * as field from "@brisa/typed-content/fields";

/** The currency of all prices. */
export const CURRENCY = "EUR";

/** The times between which a room is nobody's. */
export const changeover = z.object({
  checkIn: field.time("Llegada desde"),
  checkOut: field.time("Salida hasta"),
});

const languageNames = Object.fromEntries(
  languageCodes().map((code) => [code, languages()[code].name]),
) as Record<LanguageCode, string>;

export const rooms = {
  type: "Room",
  title: "Habitaciones",
  path: "rooms/*.json",
  set: "open",
  shownOn: "home",
  shownWith: "description",
  schema: field
    .group("Habitación", {
      id: field.id(),
      name: field.localizedLine("Nombre"),
      description: field
        .localizedText("Descripción", "Sin ella, la habitación no sale.")
        .optional(),
      picture: field.picture("Foto", { Apaisada: "3 / 2", Vertical: "4 / 5" }),
      view: field.choice("Vistas", ["garden", "street", "courtyard"], {
        garden: "Al jardín",
        street: "A la calle",
        courtyard: "Al patio",
      }),
      size: field.decimal("Superficie (m²)", 6, 80),
      guests: field.integer("Personas", 1, 6),
      price: field.price("Precio por noche"),
      breakfast: field
        .group("Desayuno", { from: field.time("Desde"), to: field.time("Hasta") })
        .refine(({ from, to }) => from < to, {
          path: ["to"],
          params: { code: "end-before-start" },
        }),
      guestBook: field
        .group("Del libro de visitas", {
          language: field.choice("Idioma original", languageCodes(), languageNames),
          text: field.oneLanguageSuffices(field.quotation("Texto", "language")),
        })
        .optional(),
      featured: field.yesNo("En la portada").optional(),
      order: field.order("Dónde sale en las listas."),
      hidden: field.hidden(),
    })
    .meta({ inWords: ["priceInWords"] }),
} satisfies Collection;

export const house = {
  type: "House",
  title: "La casa",
  path: "house.json",
  set: "single",
  group: "Datos",
  shownOn: "contact",
  schema: field.group("La casa", {
    name: field.plainText("Nombre"),
    licence: field
      .plainText("Registro turístico", "Sin él no se puede anunciar la casa.")
      .optional(),
    address: field.group("Domicilio", {
      street: field.plainText("Calle y número"),
      postalCode: field.plainText("Código postal"),
      city: field.plainText("Localidad"),
    }),
    phone: field.phone("Teléfono"),
    email: field.email("Correo electrónico"),
    website: field.origin("Dirección de la web", "Sin barra final: https://www.example.com."),
    map: field.url("Dirección del mapa"),
    repository: field.repository("Repositorio de la web"),
    door: field.color("Color de la puerta", "El que se ve desde la calle.").optional(),
    ...changeover.shape,
    season: field.group("Temporada", {
      from: field.monthOfYear("Primer mes"),
      to: field.monthOfYear("Último mes"),
    }),
    pricesUntil: field.date("Último día de los precios"),
    weeks: field.list(
      "Precios por semana",
      field.group("Precio por semana", {
        room: field.reference("Habitación", rooms, {
          unreferenced: "room-without-week",
          dangling: "week-without-room",
        }),
        price: field.price("Precio"),
      }),
    ),
    norms: field.list(
      "Normas de la casa",
      field.group("Norma", { text: field.localizedLine("Texto") }),
    ),
    arriving: field.markdown("Cómo llegar"),
    publishAsIs: field.yesNo("Publicar así").optional(),
  }),
} satisfies Collection;

export const photographs = {
  type: "Photograph",
  title: "Fotos",
  path: "photographs/*.json",
  set: "open",
  shownOn: "gallery",
  schema: field.group("Foto", {
    id: field.numericId(),
    picture: field.captionedPicture("Foto", { Cuadrada: "1" }),
    caption: field.localizedLine("Pie de foto"),
    section: field.choice("Apartado", ["house", "village"], {
      house: "La casa",
      village: "El pueblo",
    }),
    room: field.link("Habitación", rooms),
    taken: field.month("Mes en que se hizo"),
    order: field.order("Dónde sale en la galería."),
    hidden: field.hidden(),
  }),
} satisfies Collection;

export const conditions = {
  type: "Conditions",
  title: "Condiciones",
  path: "conditions/*.yaml",
  set: ["stay"],
  shownOn: "booking",
  schema: field
    .group("Condiciones", {
      id: field.id(),
      updated: field.month("Última actualización"),
      heading: field.localizedLine("Título"),
      sections: field.list(
        "Apartados",
        field.group("Apartado", {
          id: field.id("Ancla"),
          title: field.localizedLine("Título"),
          body: field.markdown("Texto"),
        }),
      ),
    })
    .meta({ binding: true }),
} satisfies Collection;
