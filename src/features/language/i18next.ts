/** Messages by language, namespace and key. */
type Resources = Record<string, Record<string, Record<string, string>>>;
type Variables = Record<string, string | number>;
type Translate = (key: string, variables?: Variables) => string;

/**
 * Translates the keys of one language as i18next does: `layout:book` is the message `book` of the
 * namespace `layout`; with a `count` it is the one of the plural form, `pictures_one`; `{{name}}` is
 * the variable of that name. A missing message is its key.
 */
const translator = (resources: Resources, language: string): Translate => {
  const rules = new Intl.PluralRules(language);
  return (key, variables = {}) => {
    const [namespace, name] = key.split(":") as [string, string];
    const messages = resources[language]?.[namespace] ?? {};
    const plural =
      variables.count === undefined ? name : `${name}_${rules.select(Number(variables.count))}`;
    const message = messages[plural] ?? messages[`${name}_other`] ?? messages[name] ?? name;
    return message.replace(/{{(\w+)}}/g, (_, variable: string) => String(variables[variable]));
  };
};

/**
 * Takes the place of i18next (`src/gatsby/bundles.ts`), which the i18n plugin brings and would be an
 * eighth of what a visitor downloads. The plugin makes an instance for each page.
 */
const createInstance = () => {
  const instance = {
    language: "",
    t: ((key) => key) as Translate,
    init({ resources, lng }: { resources: Resources; lng: string }) {
      instance.language = lng;
      instance.t = translator(resources, lng);
    },
  };
  return instance;
};

// eslint-disable-next-line no-restricted-exports -- the plugin imports i18next's default export
export default { createInstance };
