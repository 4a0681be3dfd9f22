import "../test-site";
import { fieldLabels, fileLabel, ownLabel } from "../../../src/desk/told/labels";
import { dataIn, contentOf } from "../../../src/desk/core/snapshot";
import type { Path } from "../../../src/typed-content/schema";
import { content } from "../../guest-house/house-content";
import { testSnapshot } from "../core/test-snapshot";

test.each([
  ["house.json", "La casa"],
  ["rooms/garden.json", "Habitación del jardín"],
  ["locales/en/rooms.json", "Habitaciones (English)"],
  ["rooms/new.json", "Habitaciones"],
])("the file %s is called %s", (file, label) => {
  expect(fileLabel(file, dataIn(content, file))).toBe(label);
});

test.each<[string, Path, string[]]>([
  ["house.json", ["checkIn"], ["Llegada desde"]],
  ["house.json", ["address", "city"], ["Domicilio", "Localidad"]],
  ["house.json", ["weeks", 0, "price"], ["Precios por semana", "Habitación del jardín", "Precio"]],
  ["house.json", ["norms", 9, "text", "de"], ["Normas de la casa", "10", "Texto", "Deutsch"]],
  ["rooms/garden.json", ["name", "en"], ["Nombre", "English"]],
  ["rooms/garden.json", [], []],
])("the field of %s at %j has the labels of the form: %j", (file, path, labels) => {
  expect(fieldLabels(content, file, dataIn(content, file), path)).toEqual(labels);
});

test.each<[string, Path, string | undefined]>([
  ["house.json", ["address", "city"], "Localidad"],
  ["rooms/garden.json", ["name", "en"], "Nombre"],
  ["photographs/1.json", ["picture", "file"], "Foto"],
  ["photographs/1.json", ["picture", "description"], "Descripción"],
  ["photographs/1.json", ["picture", "description", "es"], "Descripción"],
  ["house.json", [], undefined],
])("the field of %s at %j is called %s", async (file, path, label) => {
  expect(ownLabel(contentOf(await testSnapshot()), { file, path })).toBe(label);
});
