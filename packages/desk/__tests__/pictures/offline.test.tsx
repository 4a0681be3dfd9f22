import { fireEvent, screen } from "@testing-library/react";
import { AddPictures } from "../../pictures/add-pictures";
import { photographs } from "../../../../examples/guest-house/model/collections";
import { es } from "../test-site";
import { renderWithDesk } from "../with-desk";
import { jpegFile, polyfillPage } from "./decoding";

polyfillPage();
jest.mock("../../stores/pictures-on-demand", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("without a connection a picture is not called unreadable", async () => {
  await renderWithDesk(<AddPictures collection={photographs} section="village" />);
  const files = [await jpegFile("Una.jpg")];
  fireEvent.change(screen.getByLabelText("Añadir fotos"), { target: { files } });
  expect(await screen.findByText(es.pictures.refusals.offline, { exact: false })).toBeTruthy();
});
