import { act, screen } from "@testing-library/react";
import { Section } from "../../form/section";
import { storedIn } from "../../core/edits";
import type { Path } from "../../../typed-content/schema";
import { es } from "../test-site";
import { renderWithDesk } from "../with-desk";

const show = (file: string, ...paths: Path[]) =>
  renderWithDesk(
    paths.map((path) => (
      <Section key={path.join()} title={path.join()} file={file} paths={[path]}>
        {null}
      </Section>
    )),
  );

test("an error is counted while one writes, and marked once a publication was refused", async () => {
  const { desk } = await show("rooms/garden.json", ["name"]);
  act(() => desk.change("rooms/garden.json", ["name", "de"], undefined));
  const badge = await screen.findByText(es.lists.missing(1));
  expect(badge.className).toBe("badge");
  await act(() => desk.publish(() => "Nombre"));
  expect(badge.className).toBe("badge badge--error");
});

test("a removed item is counted in its list, not in the item that has its number now", async () => {
  const { desk } = await show("house.json", ["weeks"], ["weeks", 0]);
  const { weeks } = storedIn(desk.state().work.snapshot, "house.json") as { weeks: unknown[] };
  act(() => desk.change("house.json", ["weeks"], weeks.slice(1)));
  await screen.findByText(es.common.changes(1));
  const titles = Array.from(document.querySelectorAll("summary"), (each) => each.textContent);
  expect(titles).toEqual([`weeks ${es.common.changes(1)}`, "weeks,0 "]);
});
