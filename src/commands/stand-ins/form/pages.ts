import { markup } from "../../../base/markup";
import type { Refusal } from "./refusal";

const NOTICE = "Demostración: el mensaje se muestra en la terminal y no se envía a nadie.";

/** Seen by a visitor without JavaScript. `origin`: the address of the page with the form. */
export const thanksPage = (origin: string) => page("Gracias · Thanks · Danke", [NOTICE], origin);

export const refusalPage = ({ message, errors }: Refusal, origin = "") =>
  page(
    message,
    errors.map((error) => [error.field, error.message].filter(Boolean).join(" ")),
    origin,
  );

const page = (title: string, paragraphs: string[], origin: string) =>
  markup`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${paragraphs.map((text) => markup`<p>${text}</p>`)}
          ${isWebAddress(origin) ? markup`<p><a href="${origin}">Volver · Back · Zurück</a></p>` : ""}
        </main>
      </body>
    </html> `.source;

/** A `javascript:` address in a forged Referer must not become a link. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address);
