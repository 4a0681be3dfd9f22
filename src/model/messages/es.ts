import type { CalendarDate, Days } from "@brisa/typed-content/dates";
import { grammarOf } from "@brisa/typed-content/check";
import type { Path } from "@brisa/typed-content";
import { pricesIn } from "./grammar";

const { allOf, days } = grammarOf("es");
const { ends, euros } = pricesIn("es");

type Named = { name: string };
type Gone = { id: string };
type Dated = { date: CalendarDate };
type Limited = { limit: number };
/** The sunset is the latest of these days, or the earliest: "21:20". */
type Sunsets = { days: readonly Days[]; sunset: string };
/** The prices are those that hold on these days. */
type UsualAgain = { amounts: readonly number[]; days: readonly Days[] };
/** Closed or full here and not at the provider, whose page of bookings may be known; of all trips or of some alone. */
type StillSold = Days & { isFull: boolean; isSome: boolean; address?: string };
/** The nearest colour that has enough contrast: "#0A6E78". */
type Nearest = { nearest: string };
/** In pixels; its longer and its shorter side have to be as long. */
type SmallLogo = Record<"width" | "height" | "long" | "short", number>;

/** The other languages say the same of the same values. */
export const es = {
  "end-before-start": () => "el regreso no es después de la salida. Corregid una de las dos horas.",
  "days-in-two-seasons": ({ from, to }: Days) =>
    `hay días que ya están en otra temporada: ${days(from, to)}. Dejad cada día en una sola.`,
  "season-without-changes": () =>
    "la temporada no cambia nada: no tiene precios ni horarios. Añadid unos u otros, o borradla.",
  "desk-at-site": () =>
    "es la misma dirección que la de la web. Poned otra, que sea solo del escritorio.",
  "two-calendars": () =>
    "ya hay un calendario de reservas. Dejad uno: quitad este, o el de arriba.",
  "tax-number": ({ value }: { value: string }) =>
    `«${value}» no es un NIF, un NIE ni un CIF: falta algo, o la letra o la cifra de control es otra. Copiadlo de su tarjeta. Uno de otro país empieza por las letras del país, como PT.`,
  "featured-below-five": () =>
    "solo las reseñas de cinco estrellas pueden salir en la portada, que dibuja cinco. Apagadlo.",
  "trip-without-price": ({ list }: { list: string }) =>
    `no se muestra hasta que tenga precio. Añadid su tarifa en ${list}, o escondedla.`,
  "price-without-trip": ({ id, path }: Gone & { path: Path }) =>
    `la excursión «${id}» no está, y ${path.includes("hours") ? "este horario no se muestra. Borradlo" : "esta tarifa no se muestra. Borradla"}, o elegid otra excursión.`,
  "past-retention": ({ months }: { months: number }) =>
    `la reseña tiene más de ${months} meses. Preguntad a quien la escribió si puede seguir, o borradla.`,
  "day-to-come": () => "el día todavía no ha llegado. Mirad si la fecha está bien.",
  "number-stayed": ({ number }: { number: string }) =>
    `sigue el de antes (${number}), y el otro teléfono ha cambiado. Mirad si este también.`,
  "boat-too-small": ({ certified, sold }: Record<"certified" | "sold", number>) =>
    `el barco está certificado para ${certified}, y se venden salidas para ${sold}. Poned aquí los del certificado, sin el patrón, o menos invitados arriba.`,
  "no-boat": () =>
    "no hay ningún barco, y las páginas dicen cuántos caben. Añadid el vuestro en «Barcos».",
  "boat-without-name": () =>
    "con varios barcos, cada uno lleva su nombre: solo así se distinguen. Escribidlo.",
  "boat-name-twice": ({ name }: Named) =>
    `«${name}» es también el nombre de otro barco, y nadie los distinguiría. Poned otro.`,
  "trip-without-boat": () =>
    "no dice en qué barco sale, y las demás salen en varios. Elegid el suyo.",
  "trip-of-no-boat": ({ id }: Gone) => `el barco «${id}» no está. Elegid otro.`,
  "state-of-no-boat": ({ id }: Gone) =>
    `el barco «${id}» no está. Elegid otro, o borrad la ficha entera: sin ningún barco, valdría para todos.`,
  "state-of-both": () =>
    "dice un barco y también excursiones. Dejad solo una cosa: el barco vale por todas las suyas.",
  "boat-without-trip": () =>
    "ninguna excursión sale en este barco, y las páginas no lo enseñan. Elegidlo en las suyas.",
  "trips-overlap": ({ names, boat }: { names: readonly string[]; boat: string }) =>
    `coincide con ${allOf(names.map((name) => `«${name}»`))} en hora y en barco, «${boat}»: un mismo día no pueden salir las dos. Si reserváis una, poned la otra como completa ese día, o cambiad la hora o el barco.`,
  "guests-of-several": ({ guests }: { guests: number }) =>
    `dice cuántos caben, y ahora son varios barcos: sale ${guests}, que es lo que cabe en el más pequeño. Contadlo de otra manera, o dejadlo si sigue siendo verdad.`,
  "trip-name-gone": ({ name }: Named) =>
    `nombra «${name}», y ya ninguna excursión se llama así. Mirad si este texto sigue siendo verdad.`,
  "no-sunset-trip": () =>
    "ninguna excursión está en el mar a la puesta de sol, y esto sale sin enlace. Mirad si este texto sigue siendo verdad.",
  "no-trips": () => "no se muestra ninguna excursión. Mirad cómo se lee este texto.",
  "short-trip": ({ minutes }: { minutes: number }) =>
    `la excursión dura ${minutes === 1 ? "1 minuto" : `${minutes} minutos`}, y en los dibujos del día apenas se ve. Mirad si las horas están bien.`,
  "odd-stop": () =>
    "la parada no está entre la salida y el regreso, o va antes que la de arriba. Mirad su hora.",
  "stop-after-return": () =>
    "una parada queda después del regreso. Mirad su hora, o las paradas de la excursión.",
  "arrival-too-late": ({ boarding }: { boarding: number }) =>
    `el embarque se cierra antes, ${boarding} minutos antes de la salida. Poned más minutos.`,
  "return-before-sunset": ({ days: rows, sunset }: Sunsets) =>
    `vuelve antes de que se ponga el sol (${allOf(rows.map(({ from, to }) => days(from, to)))}, a las ${sunset} como muy tarde), y la página de excursiones lo dice. Retrasad el regreso, o mirad que la descripción no prometa otra cosa.`,
  "leave-after-sunset": ({ days: rows, sunset }: Sunsets) =>
    `sale cuando ya se ha puesto el sol (${allOf(rows.map(({ from, to }) => days(from, to)))}, a las ${sunset} como muy pronto), y la página de excursiones lo dice. Adelantad la salida, o acortad los meses con salidas.`,
  "season-over": ({ date }: Dated) =>
    `la temporada terminó el ${days(date, date)} y ya no se ve. Podéis borrarla.`,
  "season-far": ({ date }: Dated) =>
    `la temporada empieza el ${days(date, date)}, y la web la enseñará cuando se acerque. Mirad si el año está bien.`,
  "season-without-trips": () =>
    "la temporada no se ve, porque en los días que le quedan no hay salidas. Mirad sus días, o los meses con salidas en «Condiciones».",
  "calendar-still-sells": ({ from, to, isFull, isSome, address }: StillSold) => {
    const site = isFull ? "dice que está completo" : "ya no tiene salidas";
    const some = isFull
      ? "dice que algunas salidas están completas"
      : "ya no tiene algunas salidas";
    const sells = isFull && !isSome ? "vendiendo salidas" : "vendiéndolas";
    const what = isSome ? "Cerradlas también allí" : "Cerrad también allí esos días";
    return `la web ${isSome ? some : site} (${days(from, to)}), pero el calendario sigue ${sells}: no sabe lo que cerráis aquí. ${what}${address ? ` (${address})` : ""}, y mirad si ya hay reservas.`;
  },
  "closed-days-moved": () =>
    "los días cerrados están ahora en «Días cerrados y completos» (content/days), y estos ya no cuentan. Pasadlos allí, cada uno en una ficha, y borrad este campo.",
  "state-of-no-trip": ({ id }: Gone) =>
    `la excursión «${id}» no está. Elegid otra, o borrad la ficha entera: sin ninguna excursión, valdría para todas.`,
  "usual-price-again": ({ amounts, days: rows }: UsualAgain) => {
    const when = rows.map(ends).map(({ from, to }) => `del ${from} al ${to}`);
    const what =
      amounts.length === 1
        ? `el precio de siempre (${euros(amounts)}) vale`
        : `los precios de siempre (${euros(amounts)}) valen`;
    return `${what} ahora ${allOf(when)}, días que no están en ninguna temporada. Mirad si es lo que queréis, o poned en «Temporadas» otro precio para esos días.`;
  },
  "notice-over": ({ date }: Dated) =>
    `el aviso terminó el ${days(date, date)} y ya no se ve. Podéis borrarlo, o dejarlo escondido para otra vez.`,
  "notice-far": ({ date }: Dated) =>
    `el aviso no se ve hasta el ${days(date, date)}. Mirad si el año está bien.`,
  "notice-long": ({ days: number }: { days: number }) =>
    `el aviso se ve ${number} días seguidos, más de medio año. Mirad si el año está bien.`,
  "long-name": ({ length, limit }: Limited & { length: number }) =>
    `el nombre tiene ${length} letras y, con más de ${limit}, ocupa demasiadas líneas en la portada y en los precios. Acortadlo.`,
  "no-place": () =>
    "no nombra entre asteriscos ningún lugar de la carta, y los buscadores no sabrán por dónde se va. Nombrad alguno.",
  "off-chart": () =>
    "el puerto queda fuera de la carta, y las páginas no la enseñan. Poned una vuestra en «Carta y lugares», o dejadlo así.",
  "place-off-chart": () =>
    "este lugar queda fuera de la carta, que no lo enseña. Mirad sus grados, o poned una carta más grande.",
  "crossed-edges": () =>
    "este borde y el de enfrente están al revés, o son el mismo. Arriba van más grados que abajo, y a la derecha más que a la izquierda.",
  "other-time": ({ zone }: { zone: string }) =>
    `la web va con la hora de ${zone}. Si los relojes de este puerto dicen otra, pedid a quien la lleva que cambie la zona: las puestas de sol saldrían mal.`,
  "empty-page": () =>
    "la página no tiene nada que enseñar: no sale en los menús ni en los buscadores. Añadid algo, o dejadla así.",
  "service-page-gone": ({ id }: Gone) =>
    `lleva a la página del servicio «${id}», que no está: se borró, está escondido o solo tiene su frase. Cambiad la dirección.`,
  "way-gone": ({ way }: { way: string }) =>
    `nombra ${way}, que no está en vuestros datos. Cambiad el texto, o poned allí el dato.`,
  "untrue-words": ({ words }: { words: string }) =>
    `dice «${words}», y no siempre es así. Mirad las temporadas, los meses, los días cerrados y cómo se reserva.`,
  "many-guests": ({ limit }: Limited) =>
    `son más de ${limit}, los que un barco de recreo puede llevar en España. Mirad si el vuestro tiene permiso para más.`,
  "low-contrast": ({ nearest }: Nearest) =>
    `no se leería bien: hay poco contraste. El color más parecido que sirve es ${nearest}.`,
  "same-color": () =>
    "es el mismo color que «Tinta»: los enlaces se distinguen del texto solo por la raya. Mirad si lo queréis así.",
  "error-color": () =>
    "se parece al rojo de los errores, y «Reservar» parecería uno. Mirad si os sirve otro.",
  "small-logo": ({ width, height, long, short }: SmallLogo) =>
    `el logotipo mide ${width} × ${height} píxeles, y se vería borroso. Pedid uno de ${long} o más por su lado largo y ${short} por el corto.`,
  "moving-logo": () =>
    "el logotipo se mueve, y la web enseñaría solo su primera imagen. Guardad uno quieto.",
  "unseen-logo": () =>
    "el logotipo es tan claro que no se ve sobre el papel de la web. Poned el de color, o uno oscuro.",
  "wide-logo": () =>
    "el logotipo es tan ancho que en la pestaña del navegador y en el icono del móvil no se lee. Poned solo el emblema, más cuadrado, o dejadlo así.",
  rose: () =>
    "la web lleva la rosa de los vientos con la que vino. Poned vuestro logotipo, o encended «La rosa es nuestra».",
  sample: () => "es una reseña de ejemplo. Cambiadla por una de verdad, o borradla.",
};
