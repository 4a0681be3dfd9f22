/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { fireEvent, screen } from "@testing-library/react";
import { SourcesScreen } from "../../../src/build/desk/sources/sources-screen";
import { sourceWords } from "../../../src/build/desk/sources/words";
import { type } from "../../../packages/desk/__tests__/form/keyboard";
import { showCompany } from "./show-company";

const say = sourceWords.es;

test("a source that is named has an address and a code for any page, as they will be published", async () => {
  await showCompany(<SourcesScreen field={["sources"]} onField={() => {}} onShow={() => {}} />);
  expect(screen.queryByRole("img")).toBeNull();
  fireEvent.click(document.querySelector(".list__add") as HTMLElement);
  const name = document.querySelector<HTMLInputElement>("[data-field='sources.0.name']");
  type(name as HTMLInputElement, "Hotel del Mar, recepción");
  const link = () => screen.getByRole<HTMLAnchorElement>("link", { name: /^https/ });
  expect(link().href).toBe("https://www.velaclara.test/?ref=hotel-del-mar-recepcion");
  fireEvent.change(screen.getByLabelText(say.page), { target: { value: "/precios/" } });
  expect(link().href).toBe("https://www.velaclara.test/precios/?ref=hotel-del-mar-recepcion");
  const save = screen.getByText<HTMLAnchorElement>(say.save);
  fireEvent.focus(save);
  expect(decodeURIComponent(save.href)).toMatch(/^data:image\/svg\+xml,<svg .*xmlns=.*<\/svg>$/);
});
