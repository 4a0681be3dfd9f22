import styled from "styled-components";
import { ExternalLink } from "../features/external-link";
import { Icon } from "../elements/icon";
import { Coordinates } from "../features/coordinates";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { useHasCookies, useSite } from "../features/site";
import { phoneLink } from "../providers/whatsapp";
import { networkName } from "../../model/network-name";
import { footerLinks, routes } from "../../model/routes";
import { media } from "../style/media";
import { Brand } from "./brand";
import { PageLinks, useMainLinks } from "./page-links";
import { Grid, LegalRow, Root, Social } from "./footer.styles";
import { Container } from "../elements/section";
import { Mark, VisuallyHidden, Ltr } from "../elements/text";

/** Looks like the links around it. Hidden without JavaScript, since the banner needs a script. */
const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  ${media.noScript} {
    && {
      display: none;
    }
  }
`;

const CookieSettings = () => {
  const t = useMessages();
  return (
    <TextButton type="button" data-cookies="ask">
      {t("layout:cookieSettings")}
    </TextButton>
  );
};

/** The icons of networks; of others, the name is shown. */
const icons: Partial<Record<string, "ig" | "fb">> = { Instagram: "ig", Facebook: "fb" };

type SocialPage = NonNullable<Queries.CompanyFragment["social"]>[number];

const SocialLink = (page: SocialPage) => {
  const name = networkName(page);
  const icon = icons[name];
  return (
    <ExternalLink href={page.url}>
      {icon && <Icon name={icon} />}
      {icon ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </ExternalLink>
  );
};

export const Footer = () => {
  const t = useMessages();
  const { company, accessibility } = useSite();
  const hasCookies = useHasCookies();
  const more = [
    ...useMainLinks().filter((name) => !footerLinks.some((own) => own === name)),
    "about",
    "location",
  ] as const;
  return (
    <Root>
      <Container>
        <Grid>
          <div>
            <Brand />
            <Mark>
              <Coordinates {...company.position} />
            </Mark>
          </div>
          <nav aria-labelledby="foot-navigate">
            <h2 id="foot-navigate">{t("layout:navigate")}</h2>
            <ul>
              <PageLinks names={footerLinks} />
            </ul>
          </nav>
          <div>
            <h2>{t("layout:information")}</h2>
            <ul>
              <PageLinks names={more} withQuestions />
            </ul>
          </div>
          <div>
            <h2>{t("layout:talk")}</h2>
            <ul>
              <li>
                <Ltr as="a" href={phoneLink(company.phone)}>
                  <Icon name="phone" />
                  {company.phone}
                </Ltr>
              </li>
              <li>
                <Ltr as="a" href={`mailto:${company.email}`}>
                  <Icon name="mail" />
                  {company.email}
                </Ltr>
              </li>
              <li>
                <LocalLink to={routes.contact}>
                  <Icon name="arrow" />
                  {t("layout:contactForm")}
                </LocalLink>
              </li>
            </ul>
          </div>
          {company.social && (
            <div data-icons={company.social.every((page) => icons[networkName(page)]) || undefined}>
              <h2>{t("layout:social")}</h2>
              <Social>
                {company.social.map((page) => (
                  <li key={page.url}>
                    <SocialLink {...page} />
                  </li>
                ))}
              </Social>
            </div>
          )}
        </Grid>
        <LegalRow>
          <LocalLink to={routes.legalNotice}>{t("navigation:legalNotice")}</LocalLink>
          <LocalLink to={routes.privacy}>{t("layout:privacyShort")}</LocalLink>
          <LocalLink to={routes.cookies}>{t("layout:cookiesShort")}</LocalLink>
          {accessibility && (
            <LocalLink to={`${routes.legalNotice}#accessibility`}>
              {t("layout:accessibility")}
            </LocalLink>
          )}
          {hasCookies && <CookieSettings />}
          <p>© {company.name}</p>
        </LegalRow>
      </Container>
    </Root>
  );
};
