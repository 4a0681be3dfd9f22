/**
 * The part of react-i18next that the site uses. The i18n plugin re-exports the whole library, so
 * that nothing of it could be left out of the visitor's download, though most is never called.
 */
export { I18nextProvider } from "../../node_modules/react-i18next/dist/es/I18nextProvider.js";
export { I18nContext } from "../../node_modules/react-i18next/dist/es/context.js";
