import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { ownPage, Notices } from "../../../src/site/layout/notices";
import { LanguageProvider } from "../features/language-provider";
import { englishCompany } from "../sections/company";
import { writtenText } from "../features/written-text";

const SITE = "https://vela.test";

const notice = (jsonId: string, from: string, until: string, url?: string) => ({
  jsonId,
  from,
  until,
  text: writtenText(`Text of ${jsonId}`),
  link: url ? { url, text: "More" } : null,
});

const three = [
  notice("over", "2027-06-10", "2027-06-14"),
  notice("now", "2027-06-14", "2027-06-15"),
  notice("later", "2027-06-16", "2027-06-16"),
];

const shownOn = (today: string, notices = three, language = "es") => (
  <LanguageProvider
    language={language}
    messages={{ layout: { notices: "Notices" } }}
    site={{ today, notices, company: { ...englishCompany, website: SITE } }}
  >
    <Notices />
  </LanguageProvider>
);

test.each([
  ["2027-04-10", []],
  ["2027-04-11", ["over hidden"]],
  ["2027-06-13", ["over shown", "now hidden", "later hidden"]],
  ["2027-06-14", ["over shown", "now shown", "later hidden"]],
  ["2027-06-15", ["now shown", "later hidden"]],
  ["2027-06-16", ["later shown"]],
  ["2027-06-17", []],
])(
  "the HTML built on %s has what has not ended and begins within 60 days, and hides what has not begun",
  (day, expected) => {
    document.body.innerHTML = renderToStaticMarkup(shownOn(day));
    expect(document.querySelector("section") !== null).toBe(expected.length > 0);
    const found = [...document.querySelectorAll<HTMLElement>("section > *")];
    expect(
      found.map(({ hidden, textContent }) =>
        `${textContent} ${hidden ? "hidden" : "shown"}`.replace("Text of ", ""),
      ),
    ).toEqual(expected);
  },
);

test.each([
  [`${SITE}/contacto/`, "/contacto/"],
  [`${SITE}/de/contacto`, "/contacto/"],
  [SITE, "/"],
  [`${SITE}/en/`, "/"],
  [`${SITE}/rese%C3%B1as/`, "/reseñas/"],
  [`${SITE}/en/reseñas`, "/reseñas/"],
  [`${SITE}/media/plan.pdf`, undefined],
  [`${SITE}/en/servicios-especiales/hen-party`, "/servicios-especiales/hen-party/"],
  [`${SITE}/servicios-especiales/a/b/`, undefined],
  [`${SITE}.evil.test/contacto/`, undefined],
  ["https://other.test/contacto/", undefined],
])("%s is our page %s", (url, expected) => {
  expect(ownPage(url, SITE)).toBe(expected);
});

test("a link to our page opens in the visitor's language, any other in a new tab", () => {
  const urls = [`${SITE}/contacto/`, "https://other.test/?a=1"];
  const notices = urls.map((url) => notice(url, "2027-06-15", "2027-06-15", url));
  const { container } = render(shownOn("2027-06-15", notices, "de"));
  expect(
    Array.from(container.querySelectorAll("a"), (link) => [link.getAttribute("href"), link.target]),
  ).toEqual([
    ["/de/contacto/", ""],
    ["https://other.test/?a=1", "_blank"],
  ]);
});
