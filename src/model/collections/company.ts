import {
  choice,
  decimal,
  email,
  group,
  list,
  localizedLine,
  origin,
  phone,
  plainText,
  url,
} from "../../typed-content/fields";
import type { Collection } from "../../typed-content/collection";

export const company = {
  type: "Company",
  title: "Empresa",
  path: "company.json",
  set: "single",
  group: "Datos",
  shownOn: "contact",
  // The position of a harbour, and a postal code that belongs to no address.
  delivered: { position: /^39\.55, 2\.633$/, "address,postalCode": /^\d\d000$/ },
  schema: group("Empresa", {
    name: plainText("Nombre comercial", "Aparece en el título de todas las páginas."),
    tagline: localizedLine("Lema", "Debajo del nombre, en la cabecera y en el pie."),
    legalName: plainText("Razón social", "Para los textos legales."),
    taxNumber: plainText("NIF", "Para los textos legales."),
    registry: plainText("Datos registrales", "Registro, tomo, folio y hoja."),
    address: group("Domicilio", {
      street: plainText("Calle y número"),
      postalCode: plainText("Código postal"),
      city: plainText("Localidad"),
      region: plainText("Provincia"),
      country: plainText("País", "Dos letras: ES."),
    }),
    phone: phone("Teléfono", "Con prefijo: +34 600 000 000. El de WhatsApp se cambia aparte."),
    email: email("Correo electrónico"),
    whatsapp: phone("WhatsApp", "Con prefijo: +34 600 000 000. El número que abre el chat."),
    whatsappGreeting: plainText(
      "Saludo de WhatsApp",
      "El mensaje que el visitante encuentra escrito, en español.",
    ),
    website: origin("Dirección de la web", "Sin barra final: https://www.example.com."),
    position: group(
      "Posición del puerto",
      {
        latitude: decimal("Latitud", 39, 41, "Grados con decimales."),
        longitude: decimal("Longitud", 1, 5, "Grados con decimales."),
      },
      "Adonde el mapa de «Dónde estamos» lleva a los visitantes: mejor, la entrada del club.",
    ),
    mapSearch: plainText("Búsqueda en el mapa", "Lo que se busca al pulsar «Ver el mapa»."),
    social: list(
      "Redes sociales",
      group("Red social", {
        network: choice("Red", ["instagram", "facebook"], {
          instagram: "Instagram",
          facebook: "Facebook",
        }),
        url: url("Dirección de la página"),
      }),
    ),
  }),
} satisfies Collection;
