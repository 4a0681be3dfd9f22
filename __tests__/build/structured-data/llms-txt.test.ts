import { TEST_DATE } from "../../../src/commands/lib/test-sites";
import type { Content } from "../../../src/typed-content/content";
import { inLanguage } from "../../../src/model/in-language";
import { languageCodes, type LanguageCode } from "../../../src/base/languages";
import { llmsTxt, llmsTxtPath } from "../../../src/build/structured-data/llms-txt";
import { changed, original, type Prices, type Trip } from "./test-content";

/** Returns `llms.txt` with plain spaces in place of non-breaking ones. */
const textOf = (content: Content = original, language: LanguageCode = "es") =>
  llmsTxt(inLanguage(content, language, TEST_DATE)).replace(/[^\S\n]/g, " ");

test("it has the form that language models expect", () => {
  for (const language of languageCodes) {
    const [title, about, contact, ...sections] = textOf(original, language).split("\n\n");
    expect(title).toBe("# Vela Clara");
    expect(about).toMatch(/^> .*7/);
    expect(contact).toBe("- +34 971 234 567\n- reservas@velaclara.test");
    expect(sections).toHaveLength(14);
    for (const [index, part] of sections.entries()) {
      const form = index % 2 === 0 ? /^## .+$/ : /^(- \[.+\]\(https:\/\/\S+\)(: .+)?(\n|$))+$/;
      expect(part).toMatch(form);
    }
  }
});

test.each([
  ["es", "[Atardecer]", "", "17:30–21:00 · 3,5 h · desde 290,00 €."],
  ["en", "[Sunset]", "/en", "17:30–21:00 · 3.5 hrs · from €290.00."],
  ["de", "[Sonnenuntergang]", "/de", "17:30–21:00 Uhr · 3,5 Std. · ab 290,00 €."],
] as const)("the trips in %s have their hours and prices: %s", (language, name, prefix, facts) => {
  const address = `https://www.velaclara.test${prefix}/excursiones/#sunset`;
  expect(textOf(original, language)).toContain(`- ${name}(${address}): ${facts}`);
});

test("place and terms are those of the content, the facts that they name filled in", () => {
  const text = textOf(original, "en");
  expect(text).toContain("Lighthouse Club, blue gate. 39.5512, 2.6328.");
  expect(text).toMatch(/\[.+\]\(https:\/\/www\.velaclara\.test\/en\/reservas\/\): .*72 hours/);
  expect(text).toMatch(/21%/);
  expect(text).not.toMatch(/\{\{|\*/);
});

test("it has the questions that are answered in its language, in their order", () => {
  const [, spanish] = textOf(original, "es").split("## Dudas de a bordo\n\n");
  expect(spanish?.split("\n\n")[0]).toBe(
    "- [¿Enseñáis nudos?](https://www.velaclara.test/contacto/): El as de guía, si lo pedís.\n" +
      "- [¿Traéis sombrilla?](https://www.velaclara.test/contacto/): Una para cada 7 invitados, junto a Cala Clara.",
  );
  const [, english] = textOf(original, "en").split("## Queries on deck\n\n");
  expect(english?.split("\n\n")[0]).toBe(
    "- [Do you teach knots?](https://www.velaclara.test/en/contacto/): The bowline, if you ask.",
  );
});

test("without a price there is no trip, and no heading above trips", () => {
  const none = changed<Prices>("prices.json", ({ packages }) => packages.splice(0));
  expect(textOf(none)).not.toContain("## Excursiones");
});

test("whatever an owner writes stays one line", () => {
  const title = { es: "De [noche](x)\n- [otra]", en: "x", de: "x" };
  const text = textOf(changed<Trip>("trips/sunset.json", (trip) => (trip.title = title)));
  expect(text).toContain("\n- [De \\[noche\\](x) - \\[otra\\]](https://");
});

test("what is not known is left out", () => {
  const unknown = changed<Record<string, unknown>>("company.json", (company) => {
    const nothing = { phone: undefined, email: undefined, website: undefined, position: undefined };
    Object.assign(company, nothing);
  });
  const text = textOf(unknown, "de");
  expect(text).not.toMatch(/undefined|velaclara|\+34/);
  expect(text).toContain("(/de/excursiones/#sunset)");
});

test("each language leads to the others", () => {
  expect(languageCodes.map(llmsTxtPath)).toEqual(["/llms.txt", "/en/llms.txt", "/de/llms.txt"]);
  const links =
    "- [Español](https://www.velaclara.test/llms.txt)\n- [English](https://www.velaclara.test/en/llms.txt)\n";
  expect(textOf(original, "de").endsWith(links)).toBe(true);
});

test("a page with nothing to show is not listed", () => {
  const hidden = changed("services/birthdays.json", (service: object) =>
    Object.assign(service, { hidden: true }),
  );
  const without = (type: string) => ({
    ...hidden,
    entries: hidden.entries.filter(
      ({ collection, file }) => collection.type !== type || file === "services/birthdays.json",
    ),
  });
  expect(textOf(without("GalleryPicture"))).not.toContain("/galeria/");
  expect(textOf(without("GalleryPicture"))).toContain("/servicios-especiales/");
  expect(textOf(without("Service"))).not.toContain("/servicios-especiales/");
});

test("a trip says what it has besides, what it lacks and what its price does not say; the lists name it", () => {
  const spanish = textOf();
  expect(spanish).toContain(
    "390,00 €. Bebés, a bordo sin pagar. Suma: Comidas, Recogida en el hotel. Le falta: Colchonetas y churros.",
  );
  expect(spanish).toContain(": Comidas (menos en Extendida), Bebidas adicionales, Alcohol.");
  expect(textOf(original, "de")).toContain("Dazu kommt: Essen, Hoteltransfer.");
  expect(spanish.match(/Suma:|Le falta:|Bebés/g)).toHaveLength(3);
});
