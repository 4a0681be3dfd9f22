import {
  decimal,
  email,
  group,
  id,
  list,
  localizedLine,
  origin,
  phone,
  plainText,
  url,
  yesNo,
} from "../fields";
import type { Collection } from "@brisa/typed-content";

export const company = {
  type: "Company",
  title: "Empresa",
  path: "company.json",
  set: "single",
  group: "Datos",
  shownOn: "contact",
  // The position of a harbour, and a postal code that belongs to no address.
  delivered: { position: /^39\.57, 2\.636$/, "address,postalCode": /^\d\d000$/ },
  schema: group("Empresa", {
    name: plainText("Nombre comercial", "Aparece en el título de todas las páginas."),
    tagline: localizedLine("Lema", "Debajo del nombre, en la cabecera y en el pie."),
    legalName: plainText("Razón social", "Para los textos legales."),
    taxNumber: plainText("NIF", "O NIE, o CIF; uno de otro país, con las letras del país delante."),
    registry: plainText(
      "Datos registrales",
      "Registro, tomo, folio y hoja. Quien no los tiene, los deja vacíos.",
    ).optional(),
    address: group("Domicilio", {
      street: plainText("Calle y número"),
      postalCode: plainText("Código postal"),
      city: plainText("Localidad"),
      region: plainText("Provincia"),
      country: plainText("País", "Dos letras: ES."),
    }),
    phone: phone("Teléfono", "Con prefijo: +34 600 000 000. El de WhatsApp se cambia aparte."),
    email: email("Correo electrónico"),
    whatsapp: phone(
      "WhatsApp",
      "El número que abre el chat, con prefijo. Sin él, los botones llaman por teléfono.",
    ).optional(),
    whatsappGreeting: plainText(
      "Saludo de WhatsApp",
      "El mensaje que el visitante encuentra escrito, en español.",
    ).optional(),
    website: origin("Dirección de la web", "Sin barra final: https://www.example.com."),
    position: group(
      "Posición del puerto",
      {
        // Further from the equator there are days on which the sun does not set.
        latitude: decimal(
          "Latitud",
          -65,
          65,
          "Grados con decimales; al sur del ecuador, con un menos.",
        ),
        longitude: decimal("Longitud", -180, 180, "Al oeste de Greenwich, con un menos."),
      },
      "Adonde el mapa de «Dónde estamos» lleva a los visitantes: mejor, la entrada del club.",
    ),
    mapSearch: plainText("Búsqueda en el mapa", "Lo que se busca al pulsar «Ver el mapa»."),
    social: list(
      "Redes sociales",
      group("Red social", {
        url: url("Dirección de la página"),
        network: plainText("Red", "Su nombre. Si falta, es el de la dirección.").optional(),
      }),
    ).optional(),
    sources: list(
      "De dónde vienen",
      group("Procedencia", {
        id: id("En la dirección").max(40),
        name: plainText("Nombre", "Quién os manda visitantes: el hotel, la tarjeta, la revista."),
      }),
    ).optional(),
    publishAsIs: yesNo(
      "Publicar así",
      "Los buscadores pueden mostrar la web aunque falte algo. Sin esto, les pedimos que no la muestren hasta que esté completa.",
    ).optional(),
  }),
} satisfies Collection;
