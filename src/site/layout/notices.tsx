import { graphql } from "gatsby";
import { createElement } from "react";
import styled from "styled-components";
import { addDays, isWithin } from "@brisa/typed-content/dates";
import { useMessages } from "../features/language/use-messages";
import { DATED_NOTICE } from "../document/element-names";
import { ExternalLink } from "../features/external-link";
import { LocalLink } from "../features/language/local-link";
import { useSite } from "../features/site";
import { languageCodes, localAddress, localPath } from "../../model/languages";
import { routes, servicePagePath } from "../../model/routes";
import { NOTICE_DAYS } from "../../model/day-states";
import { Container } from "../elements/section";
import { Inline } from "../elements/text";

const SERVICE = new RegExp(`${servicePagePath("([a-z0-9-]+)")}$`);

/**
 * The path, in the default language, of the page of this site that a URL names in any language, with or without its
 * last slash; undefined if it names another one.
 * @param website the site's address, without a slash at the end
 */
export const ownPage = (url: string, website: string) => {
  const address = url.replace(/\/?$/, "/");
  // The content check says which of them are not there.
  const [, service = ""] = SERVICE.exec(address) ?? [];
  return [...Object.values(routes), servicePagePath(service)].find((route) =>
    languageCodes.some((code) =>
      [localPath, localAddress].some((pathOf) => website + pathOf(route, code) === address),
    ),
  );
};

/**
 * A link whose address the owner has entered. A page of this site opens in the visitor's language: following a
 * link to another one is a choice of language (`src/site/head-scripts/language.ts`).
 */
const NoticeLink = ({ url, text }: { url: string; text: string }) => {
  const page = ownPage(url, useSite().company.website);
  return page ? (
    <LocalLink to={page}>{text}</LocalLink>
  ) : (
    <ExternalLink href={url}>{text}</ExternalLink>
  );
};

/** Takes no space, and is no landmark, while none of its notices holds. */
const Region = styled.section`
  background: var(--sand);
  color: var(--ink);
  font-size: var(--step--1);
  line-height: 1.4;
  overflow-wrap: anywhere;

  &:not(:has(> :not([hidden]))) {
    display: none;
  }
  > :not([hidden]) ~ * p {
    border-top: 1px solid var(--line);
  }
`;

const Line = styled(Container)`
  max-width: none;
  padding-block: 0.55rem;
  /* A parser may pause within a notice: what is painted of it by then stays on its line. */
  text-wrap: wrap;

  a {
    /* As high as a finger needs, in a line that stays as it is. */
    display: inline-block;
    padding-block: var(--s3);
    margin-block: calc(-1 * var(--s3));
  }
`;

/**
 * What is said of days, and the notices that have not ended and begin soon, below the header. The HTML shows those that
 * hold on the day for which the page is made. In a browser with JavaScript each shows itself on its days
 * (`src/site/head-scripts/notices.ts`): React neither knows nor changes which are hidden.
 */
export const Notices = () => {
  const t = useMessages();
  const { today, stateNotices, notices } = useSite();
  const last = addDays(today, NOTICE_DAYS);
  const coming = [
    ...stateNotices.map((state) => ({ ...state, link: null, key: state.said })),
    ...notices.map((notice) => ({ ...notice, said: undefined, key: notice.jsonId })),
  ].filter(({ from, until }) => until >= today && from <= last);
  if (coming.length === 0) return null;
  return (
    <Region aria-label={t("layout:notices")}>
      {coming.map(({ key, from, until, said, text, link }) =>
        createElement(
          DATED_NOTICE,
          {
            // An element reads its days only once, when it is inserted.
            key: [key, from, until, today].join(),
            "data-from": from,
            "data-until": until,
            "data-today": today,
            hidden: isWithin(today, from, until) ? undefined : "",
            suppressHydrationWarning: true,
          },
          <Line as="p">
            {said}
            {said && text && " "}
            {text?.language ? (
              <>
                {t("layout:noticeInLanguage", { language: text.languageName ?? "" })}{" "}
                <span lang={text.language}>
                  <Inline text={text.text} />
                </span>
              </>
            ) : (
              text && <Inline text={text.text} />
            )}
            {link && (
              <>
                {" "}
                <NoticeLink {...link} />
              </>
            )}
          </Line>,
        ),
      )}
    </Region>
  );
};

export const fragment = graphql`
  fragment Notices on Query {
    today
    stateNotices {
      from
      until: to
      said(language: $language)
      text(language: $language) {
        ...Written
      }
    }
    notices {
      ...Notice
    }
  }

  fragment Notice on Notice {
    jsonId
    from
    until
    text(language: $language) {
      ...Written
    }
    link {
      url
      text(language: $language)
    }
  }
`;
