const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const notices = {
  toCorrect: (count: number, section: string) =>
    plural(count, `Hay 1 error en ${section}.`, `Hay ${count} errores, el primero en ${section}.`),
  conflict: (count: number) =>
    plural(
      count,
      "Otra persona ha cambiado lo mismo en 1 sitio.",
      `Otra persona ha cambiado lo mismo en ${count} sitios.`,
    ),
  /** All of them from saves that are being taken back. */
  changedAgain: (count: number) =>
    plural(
      count,
      "Falta decidir 1 sitio que cambiasteis otra vez.",
      `Falta decidir ${count} sitios que cambiasteis otra vez.`,
    ),
  stillHere: (count: number) =>
    plural(count, "Vuestro cambio sigue aquí.", `Vuestros ${count} cambios siguen aquí.`),
  seeThem: (count: number) => plural(count, "Verlo", "Verlos"),
  decide: "Decidirlo",
  buildFailed:
    "Lo último no ha llegado a la web, que se ve como antes. Se intenta otra vez con la próxima publicación.",
  whatHappened: "Qué ha pasado",
  details: "Para quien os lleva la web",
  /** How GitHub does not answer. */
  outage: {
    unreachable: "Sin conexión.",
    silent: "GitHub no contesta.",
    foreign:
      "En lugar de GitHub contesta otra cosa: quizá la página de entrada de esta wifi, o un filtro de la red.",
  },
  offlineHelp: "Seguid: todo se queda en este navegador. Podréis publicar después.",
  homeOffline: "El programa de la web no contesta.",
  homeOfflineHelp:
    "Seguid: todo se queda en este navegador. Abridlo otra vez como siempre, y podréis guardar.",
  elsewhereHelp: "Allí seguís escribiendo; aquí se ve lo mismo, al momento.",
  writeHere: "Escribir aquí",
  notKept:
    "Este navegador no guarda lo que escribís: si cerráis la ventana, se pierde. Publicad antes, o abrid la web en una ventana normal.",
  notKeptHome:
    "Este navegador no guarda lo que escribís: si cerráis la ventana, se pierde. Guardad antes, o abrid el escritorio en una ventana normal.",
  home: "En este ordenador:",
  homeHelp: "lo que guardéis se ve aquí, y no en la web hasta que se publique.",
  uploading: (done: number, of: number) =>
    `${done} de ${of} fotos subidas. Dejad abierto el escritorio hasta que estén todas.`,
  leftBy: (name: string) => `Esto lo dejó ${name}.`,
  goOnWith: "Seguir con ello",
  leaveTo: (name: string) => `Dejárselo a ${name}`,
  setBack: "La web ha vuelto a una versión anterior.",
  setBackHelp:
    "Lo que se publicó después ya no está en ella; lo que no habéis publicado sigue aquí. Preguntad a quien os lleva la web.",
  newer: "Hay un escritorio más nuevo.",
  newerHelp: "Vuestros cambios siguen aquí.",
  loadNewer: "Cargarlo",
  partFailed: "Aquí algo ha fallado. Lo que habéis escrito no se ha perdido.",
  deskFailed: "El escritorio se ha parado. Lo que habéis escrito sigue guardado en este navegador.",
  loadAgain: "Cargarlo otra vez",
  close: "Cerrar el aviso",
};
