import { createContext, createElement, type ReactNode } from "react";

/** By language, namespace and key. */
type Resources = Record<string, Record<string, Record<string, string>>>;
type Variables = Record<string, string | number>;
type Translate = (key: string, variables?: Variables) => string;

/**
 * Works like i18next's `t`: `layout:book` is the message `book` of the namespace `layout`; a variable `count` selects
 * the plural form, such as `pictures_one`; `{{name}}` is replaced with the variable of that name. A missing message is
 * replaced with its key.
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

/** The options of i18next that the plugin sets. */
type Options = { resources: Resources; lng: string };

type Instance = { language: string; t: Translate };

export const I18nContext = createContext<{ i18n?: Instance }>({});

/** Replaces react-i18next's provider, the only part of it that the i18n plugin renders. */
export const I18nextProvider = ({ i18n, children }: { i18n: Instance; children: ReactNode }) =>
  createElement(I18nContext.Provider, { value: { i18n } }, children);

/**
 * Replaces i18next and react-i18next, which the i18n plugin imports (see `src/build/bundles.ts`). They
 * would add 21 KB to the 79 KB that a visitor downloads. The plugin creates an instance for each page.
 */
const createInstance = () => {
  const instance: Instance & { init: (options: Options) => void } = {
    language: "",
    t: (key) => key,
    init({ resources, lng }) {
      instance.language = lng;
      instance.t = translator(resources, lng);
    },
  };
  return instance;
};

// oxlint-disable-next-line import/no-default-export -- the plugin imports i18next's default export
export default { createInstance };
