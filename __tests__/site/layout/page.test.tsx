import "@testing-library/jest-dom";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Page } from "../../../src/site/layout/page";
import { LanguageProvider } from "../features/language-provider";

const data = {
  company: {
    name: "Vela Clara",
    website: "https://a.test",
    phone: "+34 611 222 333",
    whatsapp: "+34 611 222 333",
    position: { latitude: 39.5, longitude: 2.5 },
    social: [],
  },
  homePage: { facts: { price: "From 90 €" } },
  accessibility: null,
  today: "2027-06-15",
  emptyPages: [],
  hasQuestions: false,
  dayStates: [],
  stateNotices: [],
  notices: [],
  locales: { edges: [] },
  page: { heading: "Heading", lead: "Lead", description: "Description" },
  terms: { guests: 7 } as { guests: number } | null,
} as unknown as Queries.LayoutFragment & {
  page: { heading: string; lead: string; description?: string } | null;
  terms: { guests: number } | null;
};

type Data = typeof data;

const show = (props: Partial<ComponentProps<typeof Page<Data, "terms">>> = {}) =>
  render(
    <LanguageProvider>
      <Page name="about" data={data} needs={["terms"]} {...props}>
        {props.children ?? (({ terms }) => <p>{terms.guests} guests</p>)}
      </Page>
    </LanguageProvider>,
  );

test.each(["page", "company", "homePage", "terms"])("without its %s no page is built", (part) => {
  jest.spyOn(console, "error").mockReturnValue();
  expect(() => show({ data: { ...data, [part]: null } })).toThrow("found no content");
});

test("what a page does not need may be missing", () => {
  show({ data: { ...data, terms: null }, needs: [], children: () => "no terms" });
  expect(screen.getByRole("main")).toHaveTextContent("no terms");
});

test("a page with nothing to show is in no menu, and says so to who comes nevertheless", () => {
  const linksTo = (page: string) =>
    document.querySelectorAll(`header [href$="/${page}/"], [popover] [href$="/${page}/"]`).length;
  show({ name: "gallery" });
  expect(linksTo("galeria")).toBeGreaterThan(1);
  expect(screen.getByRole("main")).toHaveTextContent("Lead");
  cleanup();
  show({ name: "gallery", data: { ...data, emptyPages: ["gallery"] } });
  expect(linksTo("galeria")).toBe(0);
  expect(linksTo("servicios-especiales")).toBeGreaterThan(1);
  expect(screen.getByRole("main")).toHaveTextContent("emptyPage");
  expect(screen.getByRole("main")).not.toHaveTextContent("Lead");
});
