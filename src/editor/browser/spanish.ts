/** Words of the CMS, by their place in its own table. */
export type Phrases = { [key: string]: string | Phrases };

/** What Decap's Spanish lacks of the words that our editor shows, and what it says too stiffly. */
const ours: Phrases = {
  app: { header: { workflow: "Borradores", quickAdd: "Añadir" } },
  collection: {
    collectionTop: {
      newButton: "Añadir: %{collectionLabel}",
      viewAsList: "Ver como lista",
      viewAsGrid: "Ver como cuadrícula",
    },
    entries: { unpublishedHeader: "Borradores" },
  },
  editor: {
    editor: {
      onLeavePage: "¿Queréis salir sin guardar?",
      onUpdatingWithUnsavedChanges:
        "Hay cambios sin guardar. Guardadlos antes de cambiar el estado.",
      onPublishingNotReady: "Poned antes el estado en «Listo».",
      onPublishingWithUnsavedChanges: "Hay cambios sin guardar. Guardadlos antes de publicar.",
      onPublishing: "¿Publicamos este cambio?",
      onUnpublishing: "¿Retiramos esto de la web?",
      onDeleteWithUnsavedChanges:
        "¿Borramos esto de la web, con lo que habéis escrito y no guardado?",
      onDeletePublishedEntry: "¿Borramos esto de la web?",
      onDeleteUnpublishedChangesWithUnsavedChanges:
        "¿Eliminamos el borrador, con lo que habéis escrito y no guardado?",
      onDeleteUnpublishedChanges: "¿Eliminamos el borrador? La web se queda como está.",
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
      backCollection: "%{collectionLabel}",
      // Decap says it of every change that is under way, a publication too.
      unpublishing: "Un momento…",
      deleteUnpublishedChanges: "Eliminar el borrador",
      deleteUnpublishedEntry: "Eliminar el borrador",
      deletePublishedEntry: "Borrar",
      deleteEntry: "Borrar",
      statusInfoTooltipDraft: "Es un borrador. Cuando esté listo, pasadlo a «En revisión».",
      statusInfoTooltipInReview: "Está en revisión. Todavía podéis cambiarlo.",
    },
    editorWidgets: {
      list: { add: "Añadir %{item}", addType: "Añadir %{item}" },
      object: { expand: "Abrir", collapse: "Cerrar" },
    },
  },
  mediaLibrary: {
    mediaLibrary: { onDelete: "¿Borramos esta foto?" },
    mediaLibraryCard: {
      copy: "Copiar",
      copyUrl: "Copiar la dirección",
      copyPath: "Copiar la ruta",
      copyName: "Copiar el nombre",
      copied: "Copiado",
    },
    mediaLibraryModal: { close: "Cerrar", noAssetsFound: "No hay archivos." },
  },
  ui: {
    settingsDropdown: { account: "Cuenta" },
    errorBoundary: {
      details: "Algo ha fallado. ",
      reportIt: "Contádselo a quien lleva la web.",
      privacyWarning: "El informe lleva el error y datos técnicos: miradlo antes de enviarlo.",
      recoveredEntry: { warning: "Copiad esto antes de cerrar la página." },
    },
    toast: {
      missingRequiredField:
        "Falta algo por rellenar: está marcado en rojo. Rellenadlo y guardad otra vez.",
      entryUpdated: "Estado cambiado",
      onDeleteUnpublishedChanges: "Borrador eliminado",
      onFailToPersist: "No se ha guardado. %{details}",
      onLoggedOut: "Se ha cerrado la sesión. Copiad lo que habéis escrito y entrad de nuevo.",
      onBackendDown: "El servicio donde se guarda la web no responde. Más: %{details}",
    },
  },
  workflow: {
    workflow: {
      loading: "Cargando los borradores",
      workflowHeading: "Borradores",
      newPost: "Añadir",
      description:
        "%{smart_count} en revisión, %{readyCount} listo para publicar |||| %{smart_count} en revisión, %{readyCount} listos para publicar",
      // Decap writes the names of months in English.
      dateFormat: "D/M/YYYY",
    },
    workflowCard: {
      deleteChanges: "Eliminar el borrador",
      deleteNewEntry: "Eliminar el borrador",
      publishChanges: "Publicar",
      publishNewEntry: "Publicar",
    },
    workflowList: {
      onDeleteEntry: "¿Eliminamos este borrador? La web se queda como está.",
      onPublishingNotReadyEntry: "Llevadlo antes a la columna «Listo».",
      onPublishEntry: "¿Publicamos este cambio?",
      draftHeader: "En borrador",
      currentEntries: "%{smart_count} cambio |||| %{smart_count} cambios",
    },
  },
};

/** At home nothing is public yet: what is saved is seen on this computer alone. */
const atHome: Phrases = {
  editor: {
    editor: {
      onDeletePublishedEntry: "¿Borramos esto?",
      onDeleteWithUnsavedChanges: "¿Borramos esto, con lo que habéis escrito y no guardado?",
    },
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
export const completeSpanish = (isLocal: boolean) => {
  const complete = merged(CMS.getLocale("es") ?? {}, ours);
  CMS.registerLocale("es", isLocal ? merged(complete, atHome) : complete);
};

/** What Decap and its libraries have in English alone: where it is, what it says, and how we say it. */
const untranslated: [selector: string, english: RegExp, spanish: string][] = [
  [".Toastify__toast-body div", /^Failed to delete media: /, "No se ha borrado la foto. "],
  [".Toastify__toast-body div", /^Failed to persist media: /, "No se ha guardado la foto. "],
  ["[id^='DndDescribedBy']", /^\s*To pick up[^]*/, "Movedlo con las flechas arriba y abajo."],
  ["[id^='DndLiveRegion']", /^Picked up[^]*/, "Cogido."],
  ["[id^='DndLiveRegion']", /^Draggable item .* was moved[^]*/, "Movido."],
  ["[id^='DndLiveRegion']", /^Draggable item[^]*/, "Dejado."],
  ["[id^='DndLiveRegion']", /^Dragging was cancelled[^]*/, "Devuelto a su sitio."],
];

/** Translates as it appears what no table of Decap's has. */
export const translateNotices = () => {
  new MutationObserver(() => {
    for (const [selector, english, spanish] of untranslated) {
      for (const element of document.querySelectorAll(selector)) {
        const text = String(element.textContent);
        if (english.test(text) && !element.firstElementChild) {
          element.textContent = text.replace(english, spanish);
        }
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
};
