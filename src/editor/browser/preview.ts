import { collections } from "../../model";
import { languageCodes, languages, localPath } from "../../languages";
import { routes } from "../../routes";

const FRAME = "real-page";

/**
 * Beside the form, the real page in each language, as the development server shows it: it changes
 * when the entry is saved. Links and a frame, so that typing does not load the page anew.
 */
export const registerPreviews = () => {
  for (const { type, shownOn } of collections) {
    CMS.registerPreviewTemplate(type, ({ entry }) => {
      const route = typeof shownOn === "string" ? shownOn : shownOn?.[String(entry.get("slug"))];
      return route
        ? preview(routes[route])
        : h("p", {}, "Estos datos no se ven en ninguna página.");
    });
  }
};

const preview = (path: string) =>
  h(
    "div",
    { style: { position: "fixed", inset: 0, display: "flex", flexDirection: "column" } },
    h(
      "nav",
      {
        "aria-label": "Idioma de la página",
        style: {
          display: "flex",
          gap: "1.5rem",
          padding: "0.75rem 1rem",
          font: "600 0.875rem/1.5 system-ui, sans-serif",
        },
      },
      ...languageCodes.map((code) =>
        h(
          "a",
          {
            key: code,
            href: localPath(path, code),
            target: FRAME,
            lang: code,
            style: { color: "inherit" },
          },
          languages[code].name,
        ),
      ),
    ),
    h("iframe", {
      name: FRAME,
      src: path,
      title: "La página, tal como está guardada",
      style: { flex: 1, border: 0 },
    }),
  );
