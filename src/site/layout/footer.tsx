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
import { VisuallyHidden, Ltr } from "../elements/text";

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

/** The icons of networks; of others, the name is shown. */
const icons: Partial<Record<string, "ig" | "fb">> = { Instagram: "ig", Facebook: "fb" };

export const Footer = () => {
  const t = useMessages();
  const { company, accessibility } = useSite();
  const hasCookies = useHasCookies();
  const social = company.social?.map((page) => {
    const name = networkName(page);
    return { url: page.url, name, icon: icons[name] };
  });
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
            <Coordinates />
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
          {social && (
            <div data-icons={social.every(({ icon }) => icon) || undefined}>
              <h2>{t("layout:social")}</h2>
              <Social>
                {social.map(({ url, name, icon }) => (
                  <li key={url}>
                    <ExternalLink href={url}>
                      {icon && <Icon name={icon} />}
                      {icon ? <VisuallyHidden>{name}</VisuallyHidden> : name}
                    </ExternalLink>
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
          {hasCookies && (
            <TextButton type="button" data-cookies="ask">
              {t("layout:cookieSettings")}
            </TextButton>
          )}
          <p>© {company.name}</p>
        </LegalRow>
      </Container>
    </Root>
  );
};
