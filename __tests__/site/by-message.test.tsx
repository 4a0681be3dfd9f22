/** @jest-environment node */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentPolicy } from "../../src/build/content-policy";
import { localPath } from "../../src/model/languages";
import { routes } from "../../src/model/routes";
import type { Site } from "../../src/site/features/site";
import { Dock } from "../../src/site/layout/dock";
import { Footer } from "../../src/site/layout/footer";
import { ContactedHostsTable, StoredDataTable } from "../../src/site/sections/cookie-tables";
import { LegalText } from "../../src/site/sections/legal-text";
import { LanguageProvider } from "./features/language-provider";
import { messagesOf } from "./features/messages";

const markupOf = (element: ReactElement, site?: Partial<Site>) =>
  renderToStaticMarkup(
    <LanguageProvider language="en" messages={messagesOf("en")} site={site}>
      {element}
    </LanguageProvider>,
  );

const form = { endpoint: "https://forms.test/f/1" };
const booking = { __typename: "ProvidersBooking" } as const;
const otherCalendar = {
  address: "https://free.test/days",
  trips: [
    { address: "https://free.test/sunset", trip: { jsonId: "sunset", title: "Sunset" } },
    { address: "https://other.test/", trip: { jsonId: "day", title: "Day" } },
  ],
};

test.each([true, false])("with cookies: %s, the visitor is asked about them", (hasCookies) => {
  const layout = markupOf(
    <>
      <Footer />
      <Dock />
    </>,
    { providers: { booking: hasCookies ? booking : null } },
  );
  expect(/data-banner|data-cookies/.test(layout)).toBe(hasCookies);
  expect(layout).toContain("https://wa.me/");
});

test.each([
  ["a calendar", { booking, otherCalendar: null }, true, 2],
  ["a calendar elsewhere", { booking: null, otherCalendar }, false, 3],
  ["messages", { booking: null, otherCalendar: null }, false, 1],
])("with %s the tables say what is stored, and who is asked", (_, ways, has, count) => {
  const providers = { form, ...ways };
  const stored = markupOf(<StoredDataTable providers={providers} />);
  expect([/cookie<wbr\/>Consent/.test(stored), /Turi<wbr\/>Top/.test(stored)]).toEqual([has, has]);
  expect(stored).toContain("draft-contact");
  const hosts = markupOf(<ContactedHostsTable providers={providers} />);
  expect(hosts.match(/<tr>/g)).toHaveLength(1 + count);
  expect(hosts).toContain("forms.test");
});

test("a section of a legal text of which nothing holds is neither listed nor shown", () => {
  const section = (id: string, body: string) => ({ id, title: `About ${id}`, body });
  const content = {
    updatedMonth: "",
    heading: "",
    lead: "",
    sections: [section("one", "<p>x</p>"), section("two", "")],
  };
  const markup = markupOf(<LegalText content={content} />);
  expect(markup).toContain("About one");
  expect(markup).not.toMatch(/About two|#two/);
});

describe("the policy", () => {
  const policyOf = (path: string, origin?: string) =>
    contentPolicy(
      path,
      { scripts: ["1"], style: "a" },
      { form: "https://forms.test", booking: origin },
    );

  test.each(["es", "en", "de"] as const)("by message names the form alone – %s", (language) => {
    const path = localPath(routes.booking, language);
    const named = policyOf(path).match(/https?:\/\/[\w.]+/g);
    expect(new Set(named)).toEqual(new Set(["https://forms.test"]));
    expect(policyOf(path, "https://calendar.test")).not.toContain("forms.test");
  });

  test("of other pages names nobody", () => {
    expect(policyOf(routes.trips)).not.toMatch(/https?:/);
  });
});
