import { readdirSync, readFileSync } from "node:fs";
import whole from "i18next";
import ours from "../../../src/features/language/i18next";
import { languageCodes } from "../../../src/languages";

const folder = (language: string) => `__tests__/content/locales/${language}`;

/** The messages of a language, by namespace and key. */
const messagesOf = (language: string) =>
  Object.fromEntries(
    readdirSync(folder(language)).map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(`${folder(language)}/${file}`, "utf8")) as Record<string, string>,
    ]),
  );

/** What messages ask for; the count is given apart, since it changes the key. */
const VARIABLES = Object.fromEntries(
  readdirSync(folder("es"))
    .flatMap((file) => [...readFileSync(`${folder("es")}/${file}`, "utf8").matchAll(/{{(\w+)}}/g)])
    .map(([, name]) => [name, name === "rating" ? 4 : `<${name}> & Cía`])
    .filter(([name]) => name !== "count"),
) as Record<string, string | number>;

test.each(languageCodes)("every message is what i18next makes of it: %s", (language) => {
  const messages = messagesOf(language);
  const resources = { [language]: messages };
  const reference = whole.createInstance({
    lng: language,
    resources,
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  void reference.init();
  const instance = ours.createInstance();
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
  const instance = ours.createInstance();
  const gallery = { pictures_one: "{{count}} imagen", pictures_other: "{{count}} imágenes" };
  instance.init({ lng: "es", resources: { es: { gallery } } });
  expect(instance.t("gallery:pictures", { count: 1_000_000 })).toBe("1000000 imágenes");
});
