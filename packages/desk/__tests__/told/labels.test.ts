import "../test-site";
import { stepsOf } from "../../core/places";
import { fieldLabels, fileLabel, ownLabel } from "../../told/labels";
import { dataIn } from "../../core/edits";
import { content } from "../../../../examples/guest-house/__tests__/house-content";

const GARDEN = "Habitación del jardín";

test.each([
  ["house.json", "checkIn", "La casa › Llegada desde", "Llegada desde"],
  ["house.json", "address.city", "La casa › Domicilio › Localidad", "Localidad"],
  ["house.json", "norms.9.text.de", "La casa › Normas de la casa › 10 › Texto › Deutsch", "Texto"],
  ["house.json", "weeks.0.price", `La casa › Precios por semana › ${GARDEN} › Precio`, "Precio"],
  ["rooms/garden.json", "name.en", `${GARDEN} › Nombre › English`, "Nombre"],
  ["photographs/1.json", "picture.file", "Así se despierta uno. › Foto › Archivo", "Foto"],
  ["locales/en/rooms.json", "", "Habitaciones (English)", undefined],
  ["rooms/new.json", "", "Habitaciones", undefined],
])("the field of %s at «%s» has the labels of the form: %s; its own is %s", (...row) => {
  const [file, address, labels, own] = row;
  const path = address === "" ? [] : stepsOf(address);
  const data = dataIn(content, file);
  const all = [fileLabel(file, data), ...fieldLabels(content, file, data, path)];
  expect(all.join(" › ")).toBe(labels);
  expect(ownLabel(content, { file, path })).toBe(own);
});
