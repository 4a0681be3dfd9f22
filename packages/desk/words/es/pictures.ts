const count = (number: number) => (number === 1 ? "1 foto" : `${number} fotos`);

export const pictures = {
  /** Formats a file size, given in bytes. */
  megabytes: (bytes: number) =>
    bytes < 95_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1e6).toLocaleString("es", { maximumFractionDigits: bytes < 10e6 ? 1 : 0 })} MB`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  /** How many other pictures have no description. */
  nextUndescribed: (number: number) => `Siguiente foto sin describir (${number})`,
  none: "Todavía no hay foto.",
  lost: "Esta foto no está o no se puede leer. Elegid otra.",
  choose: "Elegir una foto",
  change: "Cambiar la foto",
  chooseOther: "Elegir otra",
  /** The focal point, which crops keep in view. */
  point: "Lo que no debe perderse",
  pointHelp: "Marcad en la foto lo que no debe perderse.",
  pointKeys: "También con las flechas; con mayúsculas, de diez en diez.",
  horizontal: "Horizontal",
  vertical: "Vertical",
  fromLeft: (percent: number) => `${percent} % desde la izquierda`,
  fromTop: (percent: number) => `${percent} % desde arriba`,
  centre: "Centrar",
  crops: "Así se recorta",
  wasWithoutPoint: "Antes: sin punto, recortada por el centro.",
  wasPoint: (x: number, y: number) =>
    `Antes: el punto a ${x} % desde la izquierda y ${y} % desde arriba.`,
  wasOther: (name: string) => `Antes: la foto «${name}».`,
  wasNone: "Antes: sin foto.",
  fromComputer: "Del ordenador o del móvil",
  drop: "O arrastradla hasta aquí, o pegadla.",
  /** While files are dragged over the desk. */
  dropNow: "Soltadla: su sitio está marcado.",
  dropWhere:
    "Las fotos se sueltan o se pegan en su sitio: en el campo de una foto, en una lista de fotos o en «Fotos».",
  library: "Las que ya hay",
  search: "Buscar por nombre o descripción",
  noneFound: "Ninguna foto se llama así ni se describe así.",
  unused: "Sin usar",
  current: "La de ahora",
  waiting: "Espera su turno.",
  preparing: "Preparando la foto…",
  weighs: (size: string) => `Pesa ${size}. La dejamos en lo que la web necesita.`,
  progress: (name: string) => `Preparando «${name}»`,
  ready: "Lista",
  made: (from: string, to: string) => `De ${from} a ${to}.`,
  kept: (size: string) => `Pesa ${size}.`,
  describe: "Ahora contad lo que se ve.",
  describeFirst: "Contar lo que se ve",
  known: (name: string) => `Esa foto ya estaba aquí: es «${name}».`,
  small: (width: number, height: number, needed: number) =>
    `Mide solo ${width} × ${height} píxeles, y en la web se verá borrosa. Mejor una de ${needed} de ancho o más.`,
  refused: (name: string) => `«${name}» no se puede usar.`,
  refusals: {
    empty: "El archivo está vacío. Buscad la foto original y elegidla otra vez.",
    unreadable:
      "No se ha podido leer. Si está en la nube, descargadla primero y elegidla otra vez.",
    offline: "No hay conexión para prepararla. Elegidla otra vez cuando vuelva.",
    heic: "Esta foto está en el formato del iPhone (HEIC), que los navegadores no muestran. Exportadla como JPEG y subidla otra vez.",
    drawing: "Es un dibujo (SVG), no una foto. Elegid una foto JPEG, PNG, WebP o AVIF.",
    video: "Es un vídeo. Elegid una foto, o haced una captura del vídeo.",
    other: "No es una foto que se pueda leer. Elegid una foto JPEG, PNG, WebP o AVIF.",
    damaged: "La foto está dañada o le falta una parte. Buscad la original y elegidla otra vez.",
    "too-large":
      "Es demasiado grande: más de 100 megapíxeles. Guardadla más pequeña y elegidla otra vez.",
  },
  add: "Añadir fotos",
  addHelp: "Se guardan para usarlas después. La web no cambia.",
  adding: "Fotos que se añaden",
  dismiss: "Quitar el aviso",
  total: (number: number, unused: number) =>
    unused === 0 ? `${count(number)}.` : `${count(number)}, ${unused} sin usar.`,
  filter: "Qué fotos",
  usedIn: "Se ve en",
  isNew: "Nueva",
  deleteNamed: (name: string) => `Borrar la foto «${name}»`,
  deleted: "Borrada",
  restoreNamed: (name: string) => `Recuperar la foto «${name}»`,
};
