import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import type { ComponentProps, ReactNode } from "react";
import { closedDays } from "../../../src/model/day-states";
import { CalendarProvider, type Calendar } from "../../../src/site/features/outing/calendar";
import { SiteProvider, type Site } from "../../../src/site/features/site";
import { englishCompany } from "../sections/company";
import i18next, { I18nextProvider } from "../../../src/site/features/language/i18next";

/** What all pages know, of the company of the tests' content. */
const SITE: Site = {
  ...{ today: "2027-06-15", emptyPages: [], hasQuestions: false, months: null, dayStates: [] },
  ...{ stateNotices: [], notices: [], prices: null, providers: null, look: null },
  ...{ accessibility: null, locales: { edges: [] }, homePage: { facts: { price: "" } } },
  company: englishCompany,
};

/** Closed days of the season are those of the states. */
export type GivenCalendar = Pick<Calendar, "today" | "season"> & Partial<Calendar>;

type Props = {
  language?: string;
  /** By namespace and key. A missing message shows its key. */
  messages?: Record<string, Record<string, string>>;
  calendar?: GivenCalendar;
  site?: Partial<Site>;
  children: ReactNode;
};

/** 15 June 2027, of a company with trips from April to October. */
const SUMMER: GivenCalendar = { today: "2027-06-15", season: { from: "april", to: "october" } };

/** Provides a language to components as the i18n plugin does, and the calendar as the layout does. */
export const LanguageProvider = (props: Props) => {
  const { language = "es", messages = {}, calendar = SUMMER, site, children } = props;
  const { today, season, states = [] } = calendar;
  const i18n = i18next.createInstance();
  i18n.init({ lng: language, resources: { [language]: messages } });
  const page = {
    language,
    languages: [language],
    routed: false,
    defaultLanguage: language,
    generateDefaultLanguagePage: false,
    originalPath: "/",
    path: "/",
  } satisfies ComponentProps<typeof I18nextContext.Provider>["value"];
  return (
    <I18nextContext.Provider value={page}>
      <I18nextProvider i18n={i18n}>
        <SiteProvider value={{ ...SITE, ...site }}>
          <CalendarProvider
            value={{ today, season: { ...season, closed: closedDays(states) }, states }}
          >
            {children}
          </CalendarProvider>
        </SiteProvider>
      </I18nextProvider>
    </I18nextContext.Provider>
  );
};
