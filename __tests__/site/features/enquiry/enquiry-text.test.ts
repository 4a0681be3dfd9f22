import {
  enquiryChat,
  enquiryMail,
  enquiryText,
} from "../../../../src/site/features/enquiry/enquiry-text";
import { languageCodes, type LanguageCode } from "../../../../src/model/languages";
import { mailLink, whatsappLink } from "../../../../src/site/providers/whatsapp";
import { translateTo } from "../messages";

const trip = { title: "Sol & «mar»\u00A0100 %", boatName: null, start: "09:30", end: "13:30" };
const date = "2028-02-29";

const textIn = (language: LanguageCode, enquiry: Parameters<typeof enquiryText>[0]) =>
  enquiryText(enquiry, translateTo(language), language);

test.each(languageCodes)("the text names what is known, and nothing else: %s", (language) => {
  const day = { es: "29 de febrero de 2028", en: "29 February 2028", de: "29. Februar 2028" };
  const parts = [
    [{ trip }, ["Sol & «mar» 100 %", "9:30–13:30"]],
    [{ trip: { ...trip, boatName: "Neret" } }, ["Sol & «mar» 100 % · Neret"]],
    [{ date }, [day[language]]],
    [{ guests: 6 }, ["6"]],
  ] as const;
  const sentences = parts.map(([enquiry, facts]) => {
    const text = textIn(language, enquiry);
    for (const fact of facts) expect(text).toContain(fact);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/undefined|[{}]|\u00A0/);
    return text;
  });
  expect(textIn(language, { trip, date, guests: 6 })).toBe(
    [sentences[0], ...sentences.slice(2)].join(" "),
  );
  expect(textIn(language, {})).toBe("");
});

test.each(languageCodes)("one person is not a group: %s", (language) => {
  const [one, two] = [1, 2].map((guests) => textIn(language, { guests }));
  expect(two).toContain("2");
  expect(one).not.toMatch(/\d/);
});

test.each(languageCodes)("the links carry every letter of the text: %s", (language) => {
  const t = translateTo(language);
  const chat = enquiryChat({ trip, date, guests: 6 }, t, language);
  const opened = new URL(whatsappLink("+34 971 234 567", chat));
  expect(opened.host + opened.pathname).toBe("wa.me/34971234567");
  expect([...opened.searchParams]).toEqual([["text", chat]]);

  const mail = enquiryMail({ trip }, t, language);
  const link = mailLink("a@example.com", mail);
  expect(link).toMatch(/^mailto:a@example\.com\?subject=[^&+\s]+&body=[^&+\s]+$/);
  const [subject, body] = Array.from(link.matchAll(/=([^&]+)/g), ([, text = ""]) =>
    decodeURIComponent(text),
  );
  expect(subject).toContain("Sol & «mar» 100 %");
  expect(body).toBe(mail.body.replaceAll("\n", "\r\n"));
  expect(mail.body.split("\n\n")).toEqual([t("trips:askHello"), textIn(language, { trip }), ""]);
});

test("an e-mail about no particular trip has no subject", () => {
  const mail = enquiryMail({ guests: 3 }, translateTo("es"), "es");
  expect(mailLink("a@example.com", mail)).toMatch(/^mailto:a@example\.com\?body=/);
});
