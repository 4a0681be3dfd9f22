/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import { Section } from "../../../src/desk/form/section";
import { valueAt } from "../../../src/desk/core/paths";
import { dataOf } from "../../../src/desk/core/work";
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

test("a removed item is counted in its list, not in the item that has its number now", async () => {
  const file = "house.json";
  const { desk } = await renderWithDesk(
    <>
      <Section title="Semanas" file={file} paths={[["weeks"]]}>
        {null}
      </Section>
      <Section title="Primera" file={file} paths={[["weeks", 0]]}>
        {null}
      </Section>
    </>,
  );
  const weeks = valueAt(dataOf(desk.state().work, file), ["weeks"]) as unknown[];
  act(() => desk.change(file, ["weeks"], weeks.slice(1)));
  await screen.findByText(es.common.changes(1));
  const titles = Array.from(document.querySelectorAll("summary"), (each) => each.textContent);
  expect(titles).toEqual([`Semanas ${es.common.changes(1)}`, "Primera "]);
});
