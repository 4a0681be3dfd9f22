import { markup } from "../../markup";
import type { Start } from "../start";
import { openAddress } from "./navigate";
import { PUBLICATION_STATUS } from "./publication";

/** What owners do most, and where the editor does it. */
export const tasks = [
  { title: "Cambiar un precio", address: "#/collections/datos/entries/Prices" },
  { title: "Cambiar el horario de una excursión", address: "#/collections/Trip" },
  { title: "Cambiar un texto", address: "translations.html" },
  { title: "Poner una reseña", address: "#/collections/Review/new" },
  { title: "Añadir una foto a la galería", address: "#/collections/GalleryPicture/new" },
  { title: "Añadir un servicio", address: "#/collections/Service/new" },
  { title: "Cambiar el teléfono o la dirección", address: "#/collections/datos/entries/Company" },
];

/**
 * Shows, to whoever comes to the editor and not to one of its pages, what owners do; and at the foot of
 * every screen, the way back to it.
 * @param complete adds to the page what is known later
 */
export const offerStartPage = (start: Start, complete: (page: HTMLElement) => Promise<void>) => {
  const dialog = document.body.appendChild(startPage(start));
  const show = () => {
    if (!dialog.open) dialog.showModal();
    void complete(dialog);
  };
  dialog.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href^='#']");
    if (!link) return;
    event.preventDefault();
    dialog.close();
    void openAddress(String(link.getAttribute("href")));
  });
  document.body.append(foot(show));
  addEventListener("hashchange", ({ oldURL }) => {
    const { hash } = new URL(oldURL);
    // The CMS leads who is signed in, and has asked for nothing, to its first list.
    if (/^(#\/?)?$/.test(hash) && location.hash.startsWith("#/collections/")) show();
    else dialog.close();
  });
};

const startPage = ({ name, missing }: Start) => {
  const dialog = document.createElement("dialog");
  dialog.id = "start";
  dialog.setAttribute("aria-labelledby", "start-title");
  dialog.innerHTML = markup`
    <h1 id="start-title">${name}</h1>
    <p>¿Qué queréis hacer?</p>
    <ul class="tasks">
      ${tasks.map(({ title, address }) => markup`<li><a href="${address}">${title}</a></li>`)}
    </ul>
    ${missing.length > 0 ? beforeLaunch(missing) : []}
    <form method="dialog"><button>Ver todo lo demás</button></form>
  `.source;
  return dialog;
};

const beforeLaunch = (missing: Start["missing"]) => markup`<details>
  <summary>Antes de abrir al público: ${missing.length} por hacer</summary>
  <ul>
    ${missing.map(({ place, address }) => markup`<li><a href="${address}">${place}</a></li>`)}
  </ul>
</details>`;

const foot = (show: () => void) => {
  const element = document.createElement("nav");
  element.id = "foot";
  element.setAttribute("aria-label", "Ayuda");
  element.innerHTML = markup`
    <button type="button">¿Qué queréis hacer?</button>
    <a href="translations.html">Buscar un texto</a>
    <output id="${PUBLICATION_STATUS}"></output>
  `.source;
  element.querySelector("button")?.addEventListener("click", show);
  return element;
};
