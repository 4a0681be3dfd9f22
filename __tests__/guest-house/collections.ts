import * as z from "zod";
import { languageCodes, languages, type LanguageCode } from "../../src/base/languages";
import type { Collection } from "../../src/typed-content/collection";
import {
  captionedPicture,
  choice,
  date,
  decimal,
  email,
  group,
  hidden,
  id,
  integer,
  link,
  list,
  localizedLine,
  localizedText,
  markdown,
  month,
  monthOfYear,
  numericId,
  oneLanguageSuffices,
  order,
  origin,
  phone,
  picture,
  plainText,
  price,
  quotation,
  reference,
  repository,
  time,
  url,
  yesNo,
} from "../../src/typed-content/fields";

/** The currency of all prices. */
export const CURRENCY = "EUR";

/** The times between which a room is nobody's. */
export const changeover = z.object({
  checkIn: time("Llegada desde"),
  checkOut: time("Salida hasta"),
});

const languageNames = Object.fromEntries(
  languageCodes.map((code) => [code, languages[code].name]),
) as Record<LanguageCode, string>;

export const rooms = {
  type: "Room",
  title: "Habitaciones",
  path: "rooms/*.json",
  set: "open",
  shownOn: "home",
  shownWith: "description",
  schema: group("Habitación", {
    id: id(),
    name: localizedLine("Nombre"),
    description: localizedText("Descripción", "Sin ella, la habitación no sale.").optional(),
    picture: picture("Foto", { Apaisada: "3 / 2", Vertical: "4 / 5" }),
    view: choice("Vistas", ["garden", "street", "courtyard"], {
      garden: "Al jardín",
      street: "A la calle",
      courtyard: "Al patio",
    }),
    size: decimal("Superficie (m²)", 6, 80),
    guests: integer("Personas", 1, 6),
    price: price("Precio por noche"),
    breakfast: group("Desayuno", { from: time("Desde"), to: time("Hasta") }).refine(
      ({ from, to }) => from < to,
      { path: ["to"], params: { code: "end-before-start" } },
    ),
    guestBook: group("Del libro de visitas", {
      language: choice("Idioma original", languageCodes, languageNames),
      text: oneLanguageSuffices(quotation("Texto", "language")),
    }).optional(),
    featured: yesNo("En la portada").optional(),
    order: order("Dónde sale en las listas."),
    hidden: hidden(),
  }).meta({ inWords: ["priceInWords"] }),
} satisfies Collection;

export const house = {
  type: "House",
  title: "La casa",
  path: "house.json",
  set: "single",
  group: "Datos",
  shownOn: "contact",
  schema: group("La casa", {
    name: plainText("Nombre"),
    licence: plainText("Registro turístico", "Sin él no se puede anunciar la casa.").optional(),
    address: group("Domicilio", {
      street: plainText("Calle y número"),
      postalCode: plainText("Código postal"),
      city: plainText("Localidad"),
    }),
    phone: phone("Teléfono"),
    email: email("Correo electrónico"),
    website: origin("Dirección de la web", "Sin barra final: https://www.example.com."),
    map: url("Dirección del mapa"),
    repository: repository("Repositorio de la web"),
    ...changeover.shape,
    season: group("Temporada", {
      from: monthOfYear("Primer mes"),
      to: monthOfYear("Último mes"),
    }),
    pricesUntil: date("Último día de los precios"),
    weeks: list(
      "Precios por semana",
      group("Precio por semana", {
        room: reference("Habitación", rooms, {
          unreferenced: "room-without-week",
          dangling: "week-without-room",
        }),
        price: price("Precio"),
      }),
    ),
    norms: list("Normas de la casa", group("Norma", { text: localizedLine("Texto") })),
    arriving: markdown("Cómo llegar"),
    publishAsIs: yesNo("Publicar así").optional(),
  }),
} satisfies Collection;

export const photographs = {
  type: "Photograph",
  title: "Fotos",
  path: "photographs/*.json",
  set: "open",
  shownOn: "gallery",
  schema: group("Foto", {
    id: numericId(),
    picture: captionedPicture("Foto", { Cuadrada: "1" }),
    caption: localizedLine("Pie de foto"),
    section: choice("Apartado", ["house", "village"], { house: "La casa", village: "El pueblo" }),
    room: link("Habitación", rooms),
    taken: month("Mes en que se hizo"),
    order: order("Dónde sale en la galería."),
    hidden: hidden(),
  }),
} satisfies Collection;

export const conditions = {
  type: "Conditions",
  title: "Condiciones",
  path: "conditions/*.yaml",
  set: ["stay"],
  shownOn: "booking",
  schema: group("Condiciones", {
    id: id(),
    updated: month("Última actualización"),
    heading: localizedLine("Título"),
    sections: list(
      "Apartados",
      group("Apartado", {
        id: id("Ancla"),
        title: localizedLine("Título"),
        body: markdown("Texto"),
      }),
    ),
  }).meta({ binding: true }),
} satisfies Collection;
