import { readdirSync, readFileSync } from "node:fs";
import i18next from "i18next";
import siteI18next from "../../../../src/site/features/language/i18next";
import { languageCodes } from "../../../../src/model/languages";
import { messagesOf } from "../messages";

const folder = (language: string) => `__tests__/content/locales/${language}`;

/** Values for the variables of messages, except `count`, which changes the key. */
const VARIABLES = Object.fromEntries(
  readdirSync(folder("es"))
    .flatMap((file) => [...readFileSync(`${folder("es")}/${file}`, "utf8").matchAll(/{{(\w+)}}/g)])
    .map(([, name]) => [name, name === "rating" ? 4 : `<${name}> & Cía`])
    .filter(([name]) => name !== "count"),
) as Record<string, string | number>;

test.each(languageCodes)("every message is what i18next makes of it: %s", (language) => {
  const messages = messagesOf(language);
  const resources = { [language]: messages };
  const reference = i18next.createInstance({
    lng: language,
    resources,
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  void reference.init();
  const instance = siteI18next.createInstance();
  instance.init({ lng: language, resources });

  const keys = Object.entries(messages).flatMap(([namespace, texts]) =>
    Object.keys(texts).map((key) => `${namespace}:${key.replace(/_(one|other)$/, "")}`),
  );
  expect(keys.length).toBeGreaterThan(100);
  for (const key of [...keys, "layout:missing"]) {
    const [namespace = "", name] = key.split(":");
    const counts = messages[namespace]?.[`${name}_one`] ? [0, 1, 2, 7] : [undefined];
    for (const count of counts) {
      const variables = count === undefined ? VARIABLES : { ...VARIABLES, count };
      expect([key, instance.t(key, variables)]).toEqual([key, reference.t(key, variables)]);
    }
  }
});

test("a plural form that the messages do not have is the usual one", () => {
  const instance = siteI18next.createInstance();
  const gallery = { pictures_one: "{{count}} imagen", pictures_other: "{{count}} imágenes" };
  instance.init({ lng: "es", resources: { es: { gallery } } });
  expect(instance.t("gallery:pictures", { count: 1_000_000 })).toBe("1000000 imágenes");
});
