import { declareLanguages, type Language, type LanguageCode } from "@brisa/typed-content/languages";
import { defaultLanguage, languageCodes, languageRows, languages } from "./languages";

const rows = languageCodes.map((code) => [code, { ...languages[code], ...languageRows[code] }]);

declareLanguages(defaultLanguage, Object.fromEntries(rows) as Record<LanguageCode, Language>);
