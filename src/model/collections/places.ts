import { choice, decimal, group, list, localizedLine, plainText, wholePicture } from "../fields";
import type { Collection } from "@brisa/typed-content";

const latitude = (title: string) =>
  decimal(title, -90, 90, "Grados con decimales; al sur del ecuador, con un menos.");
const longitude = (title: string) =>
  decimal(title, -180, 180, "Al oeste de Greenwich, con un menos.");

const side = choice("Lado del rótulo", ["right", "left", "top"], {
  right: "Derecha",
  left: "Izquierda",
  top: "Arriba",
});

export const places = {
  type: "Places",
  title: "Carta y lugares",
  path: "places.json",
  set: "single",
  group: "Datos",
  shownOn: "home",
  schema: group(
    "Carta y lugares",
    {
      chart: group("Carta vuestra", {
        picture: wholePicture("Imagen", "Con el norte arriba."),
        north: latitude("Borde de arriba"),
        south: latitude("Borde de abajo"),
        west: longitude("Borde izquierdo"),
        east: longitude("Borde derecho"),
        credit: plainText("De quién es", "Sale debajo. Un mapa copiado sin permiso es un robo."),
      }).optional(),
      note: localizedLine("Nota al pie de la carta"),
      port: group(
        "Puerto",
        { name: localizedLine("Nombre"), side },
        "Su lugar es la posición de «Empresa».",
      ).optional(),
      places: list(
        "Lugares",
        group("Lugar", {
          name: localizedLine("Nombre"),
          kind: choice("Tipo", ["cove", "water"], { cove: "Cala o punta", water: "Aguas" }),
          side,
          latitude: latitude("Latitud"),
          longitude: longitude("Longitud"),
        }),
        0,
      ),
    },
    "La carta que vino con la web es la de la bahía de Palma, y solo sale si el puerto está en ella. La de otra costa se pone en «Carta vuestra».",
  ),
} satisfies Collection;
