import { graphql } from "gatsby";
import { useMemo, type ReactNode } from "react";
import styled from "styled-components";
import { useMessages } from "../features/language/use-messages";
import { SiteProvider, type Site } from "../features/site";
import { CalendarProvider, useToday } from "../features/outing/calendar";
import { ToastRegion } from "../features/toast/toast-region";
import { closedDays, type DayState } from "../../model/day-states";
import { WHOLE_YEAR } from "../../model/season";
import { Dock } from "./dock";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { Menu } from "./menu";
import { Notices } from "./notices";
import { Button } from "../elements/button";
import { ContactList } from "../features/contact/contact-list";
import { reloadWithoutApp } from "../document/app";
import { layers } from "../style/layers";
import { Container } from "../elements/section";
import { Lead, Stack } from "../elements/text";

const Failure = styled(Stack)`
  max-width: var(--measure);
  padding-block: var(--section);
`;

const PageFailed = () => {
  const t = useMessages();
  return (
    <Container>
      <Failure role="alert">
        <h1>{t("layout:failedHeading")}</h1>
        <Lead>{t("layout:failedText")}</Lead>
        <Button type="button" $look="sea" onClick={reloadWithoutApp}>
          {t("layout:reload")}
        </Button>
        <ContactList />
      </Failure>
    </Container>
  );
};

/** Visible while it is focused. */
const SkipLink = styled.a`
  position: fixed;
  z-index: ${layers.skip};
  left: var(--s4);
  top: -6rem;
  padding: 0.75rem 1.25rem;
  background: var(--ink);
  color: var(--paper);

  &:focus {
    top: var(--s4);
    color: var(--paper);
  }
`;

type Props = {
  data: Site;
  /** Whether the sections contain the notices. */
  ownNotices: boolean;
  children: ReactNode;
};

export const Layout = ({ data, ownNotices, children }: Props) => {
  const t = useMessages();
  const { months, dayStates } = data;
  const today = useToday(data.today);
  const calendar = useMemo(() => {
    // The model allows no other states.
    const states = dayStates as readonly DayState[];
    const season = { ...(months?.season ?? WHOLE_YEAR), closed: closedDays(states) };
    return { today, season, states };
  }, [today, months, dayStates]);
  return (
    <SiteProvider value={data}>
      <CalendarProvider value={calendar}>
        {/* One element, so that React finds a page to remove even if an extension has removed a part of it. */}
        <div>
          <SkipLink href="#content">{t("layout:skip")}</SkipLink>
          <Header />
          {!ownNotices && <Notices />}
          <Menu />
          <main id="content">
            <ErrorBoundary fallback={<PageFailed />}>{children}</ErrorBoundary>
          </main>
          <Footer />
          <Dock />
          <ToastRegion />
        </div>
      </CalendarProvider>
    </SiteProvider>
  );
};

export const fragment = graphql`
  fragment Layout on Query {
    today
    emptyPages
    hasQuestions
    months: terms {
      season {
        from
        to
      }
    }
    dayStates {
      ...DayState
    }
    ...Notices
    company {
      ...Company
    }
    prices {
      ...Thread
    }
    providers {
      booking {
        __typename
      }
    }
    look {
      ...Logo
    }
    homePage {
      facts {
        price(language: $language)
      }
    }
    # The owner may take the section away; then the footer has no link to it.
    accessibility: legalText(
      yamlId: { eq: "legal-notice" }
      sections: { elemMatch: { id: { eq: "accessibility" } } }
    ) {
      yamlId
    }
    # The i18n plugin takes the messages from here; src/build/page-messages.ts says which. Sorted, since files are read in
    # no order: builds of the same content write the same pages.
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: $namespaces } }
      sort: { ns: ASC }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }

  fragment Company on Company {
    name
    tagline(language: $language)
    phone
    email
    whatsapp
    whatsappGreeting
    website
    mapSearch
    position {
      latitude
      longitude
    }
    social {
      network
      url
    }
    sources {
      id
      name
    }
  }
`;
