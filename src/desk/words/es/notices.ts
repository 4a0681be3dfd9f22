export const notices = {
  details: "Para quien os lleva la web",
  notKept:
    "Este navegador no guarda lo que escribís: si cerráis la ventana, se pierde. Publicad antes, o abrid la web en una ventana normal.",
  notKeptHome:
    "Este navegador no guarda lo que escribís: si cerráis la ventana, se pierde. Guardad antes, o abrid el escritorio en una ventana normal.",
  home: "En este ordenador:",
  homeHelp: "lo que guardéis se ve aquí, y no en la web hasta que se publique.",
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
  undo: "Deshecho:",
  redo: "Rehecho:",
  close: "Cerrar el aviso",
};
