/** Words of the CMS, by their place in its own table. */
export type Phrases = { [key: string]: string | Phrases };

/** What Decap's Spanish lacks of the words that our editor shows, and what it says too stiffly. */
const ours: Phrases = {
  collection: {
    collectionTop: {
      viewAsList: "Ver como lista",
      viewAsGrid: "Ver como cuadrícula",
      searchResults: "Resultados de «%{searchTerm}»",
      searchResultsInCollection: "Resultados de «%{searchTerm}» en %{collection}",
    },
    entries: { unpublishedHeader: "Borradores" },
    sidebar: { allCollections: "Todas las colecciones", searchIn: "Buscar en" },
  },
  editor: {
    editor: {
      confirmLoadBackup:
        "Hay una copia de seguridad local de lo que escribisteis y no guardasteis. ¿Queréis usarla?",
    },
    editorControl: { field: { widgetLabel: "Campo" } },
    editorControlPane: { widget: { regexPattern: "%{fieldLabel} no vale así. %{pattern}" } },
    editorInterface: {
      togglePreview: "Mostrar u ocultar la página",
      toggleScrollSync: "Desplazar a la vez",
      toggleNotes: "Mostrar u ocultar las notas",
    },
    editorToolbar: {
      statusInfoTooltipDraft: "Es un borrador. Cuando esté listo, pasadlo a «En revisión».",
      statusInfoTooltipInReview: "Está en revisión. Todavía podéis cambiarlo.",
    },
    editorWidgets: {
      list: { add: "Añadir %{item}", addType: "Añadir %{item}" },
      object: { expand: "Abrir", collapse: "Cerrar" },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: {
      copy: "Copiar",
      copyUrl: "Copiar la dirección",
      copyPath: "Copiar la ruta",
      copyName: "Copiar el nombre",
      copied: "Copiado",
    },
    mediaLibraryModal: { close: "Cerrar" },
  },
  ui: {
    settingsDropdown: { account: "Cuenta" },
    toast: {
      missingRequiredField:
        "Falta algo por rellenar: está marcado en rojo. Rellenadlo y guardad otra vez.",
      onFailToPersist: "No se ha guardado. %{details}",
      onLoggedOut: "Se ha cerrado la sesión. Copiad lo que habéis escrito y entrad de nuevo.",
      onBackendDown: "El servicio donde se guarda la web no responde. Más: %{details}",
    },
  },
};

/** At home nothing is public yet: what is saved is seen on this computer alone. */
const atHome: Phrases = {
  editor: {
    editorToolbar: {
      publish: "Guardar",
      publishing: "Guardando…",
      published: "Guardado",
      publishNow: "Guardar en este ordenador",
      publishAndCreateNew: "Guardar y crear otra",
      publishAndDuplicate: "Guardar y duplicar",
      deployButtonLabel: "Abrir la página",
    },
  },
};

const merged = (theirs: Phrases, added: Phrases): Phrases =>
  Object.entries(added).reduce((phrases, [key, value]) => {
    const known = phrases[key];
    const both = typeof value === "object" && typeof known === "object";
    return { ...phrases, [key]: both ? merged(known, value) : value };
  }, theirs);

/** Completes Decap's Spanish. */
export const completeSpanish = (isHome: boolean) => {
  const complete = merged(CMS.getLocale("es") ?? {}, ours);
  CMS.registerLocale("es", isHome ? merged(complete, atHome) : complete);
};

/** Notices that Decap has in English alone, by their beginning. */
const notices = new Map([
  ["Failed to delete media: ", "No se ha borrado la foto. "],
  ["Failed to persist media: ", "No se ha guardado la foto. "],
]);

/** Translates notices as they appear. */
export const translateNotices = () => {
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll(".Toastify__toast-body div")) {
      for (const [english, spanish] of notices) {
        if (notice.textContent?.startsWith(english) && !notice.firstElementChild) {
          notice.textContent = notice.textContent.replace(english, spanish);
        }
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
};
