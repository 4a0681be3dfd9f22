/** @jest-environment node */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContactList } from "../../src/site/features/contact/contact-list";
import { TripEnquiry } from "../../src/site/features/enquiry/trip-enquiry";
import { Dock } from "../../src/site/layout/dock";
import { ShortNotice } from "../../src/site/sections/short-notice";
import { LanguageProvider } from "./features/language-provider";
import { englishCompany } from "./sections/company";
import { englishPackage, englishTrip, pricesOf } from "./sections/english-trip";

const trip = englishTrip({ jsonId: "trip" });
const prices = pricesOf(englishPackage(100, trip));

const CALL = `href="tel:${englishCompany.phone.replaceAll(" ", "")}"`;
const MAIL = `href="mailto:${englishCompany.email}`;

const places: [string, ReactElement, string][] = [
  ["the round button", <Dock key="" />, CALL],
  ["the list of contacts", <ContactList key="" />, CALL],
  ["a question about a trip", <TripEnquiry key="" trip={trip} />, MAIL],
  ["today and tomorrow", <ShortNotice key="" prices={prices} />, CALL],
];

test.each(places)("without WhatsApp %s leads to the phone or the mail", (_, place, otherWay) => {
  const markupOf = (company: Queries.CompanyFragment) =>
    renderToStaticMarkup(
      <LanguageProvider language="en" site={{ company }}>
        {place}
      </LanguageProvider>,
    );
  expect(markupOf(englishCompany)).toContain("https://wa.me/");
  const without = markupOf({ ...englishCompany, whatsapp: null, whatsappGreeting: null });
  expect(without).not.toMatch(/wa\.me|whatsapp/i);
  expect(without).toContain(otherWay);
});
