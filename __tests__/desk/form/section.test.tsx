/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import { Section } from "../../../src/desk/form/section";
import { es } from "../test-site";
import { renderWithDesk } from "../with-desk";

test("an error is counted while one writes, and marked once a publication was refused", async () => {
  const { desk } = await renderWithDesk(
    <Section title="Nombres" file="rooms/garden.json" paths={[["name"]]}>
      {null}
    </Section>,
  );
  act(() => desk.change("rooms/garden.json", ["name", "de"], undefined));
  const badge = await screen.findByText(es.lists.missing(1));
  expect(badge.className).toBe("badge");
  await act(() => desk.publish(() => "Nombre"));
  expect(badge.className).toBe("badge badge--error");
});
