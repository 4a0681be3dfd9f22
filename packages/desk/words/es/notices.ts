import { plural } from "../plural";

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

export const problems = {
  unreachable: "No hemos podido conectar. Probad otra vez cuando haya conexión.",
  silent: "No ha llegado respuesta. Probad otra vez dentro de un momento.",
  foreign:
    "Ha contestado algo que no es GitHub: quizá la página de entrada de esta wifi, o un filtro de la red. Abrid otra web para entrar en la wifi, o usad otra red, y probad otra vez.",
  "signed-out": "Vuestra sesión ha terminado. Entrad otra vez y repetid: no se ha perdido nada.",
  forbidden: "GitHub no os deja cambiar la web. Pedid permiso a quien os la lleva.",
  "single-sign-on":
    "La organización de GitHub pide que os identifiquéis también en ella. Hacedlo y probad otra vez; si sigue igual, salid del escritorio y entrad de nuevo.",
  "other-network":
    "La organización de GitHub no deja entrar desde esta red. Probad desde la de siempre, o pedid a quien os lleva la web que permita esta.",
  suspended:
    "GitHub ha suspendido vuestra cuenta. Escribid a su ayuda, support.github.com, o entrad con otra.",
  closed:
    "GitHub tiene cerrado el repositorio de la web, y así no se puede cambiar nada. Avisad a quien os la lleva: tiene que abrirlo.",
  "ruled-out":
    "Una regla del repositorio no lo permite. Enseñad este aviso a quien os lleva la web: tiene que cambiarla.",
  "too-large":
    "Es demasiado para GitHub. Quitad alguna foto o poned otra más pequeña, y probad otra vez.",
  busy: "GitHub pide una pausa. Probad otra vez dentro de unos minutos.",
  missing:
    "GitHub no encuentra la web, o vuestra cuenta ya no tiene permiso para verla. Preguntad a quien os la lleva.",
  full: "En este ordenador no queda espacio. Haced sitio y probad otra vez.",
  unwritable:
    "En la carpeta de la web no se puede escribir: es de solo lectura, o de otra persona. No se ha guardado nada, y lo que habéis escrito sigue aquí.",
  "in-use":
    "Otro programa está usando la carpeta de la web. Probad otra vez dentro de un momento: no se ha perdido nada. Si sigue igual y ningún escritorio está guardando, borrad el archivo .desk/saving de esa carpeta.",
  broken:
    "Ha contestado algo que no entendemos. Probad otra vez dentro de unos minutos y, si sigue igual, avisad a quien os lleva la web.",
};

export const advice = {
  wait: (minutes: number) =>
    plural(
      minutes,
      "GitHub pide una pausa. Probad otra vez dentro de 1 minuto.",
      `GitHub pide una pausa. Probad otra vez dentro de ${minutes} minutos.`,
    ),
  identify: "Identificarse en GitHub",
};
