import { Container } from "../elements/container";
import { ExternalLink } from "../elements/external-link";
import { Icon } from "../elements/icon";
import { Ltr } from "../elements/ltr";
import { VisuallyHidden } from "../elements/text";
import { CookieSettings } from "../features/consent/cookie-settings";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { phoneLink } from "../providers/whatsapp";
import { footerLinks, routes } from "../../model/routes";
import { Brand } from "./brand";
import { Grid, LegalRow, Root, Social } from "./footer.styles";
import { Position } from "./position";

/** The icon and name of each social network that the content supports. */
const networks = {
  instagram: { icon: "ig", name: "Instagram" },
  facebook: { icon: "fb", name: "Facebook" },
} as const;

/** The model allows no others. */
type Network = keyof typeof networks;

type Props = {
  company: Queries.CompanyFragment;
  /** Whether the legal notice has a section on accessibility. */
  hasAccessibility: boolean;
};

/** The footer: navigation, contact, social pages and legal links. */
export const Footer = ({ company, hasAccessibility }: Props) => {
  const t = useMessages();
  return (
    <Root>
      <Container>
        <Grid>
          <div>
            <Brand company={company} />
            <Position {...company.position} />
          </div>
          <nav aria-labelledby="foot-navigate">
            <h2 id="foot-navigate">{t("layout:navigate")}</h2>
            <ul>
              {footerLinks.map((name) => (
                <li key={name}>
                  <LocalLink to={routes[name]}>{t(`navigation:${name}`)}</LocalLink>
                </li>
              ))}
            </ul>
          </nav>
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
          <div>
            <h2>{t("layout:social")}</h2>
            <Social>
              {company.social.map(({ network, url }) => (
                <li key={network}>
                  <ExternalLink href={url} notice={t("layout:newTab")}>
                    <Icon name={networks[network as Network].icon} />
                    <VisuallyHidden>{networks[network as Network].name}</VisuallyHidden>
                  </ExternalLink>
                </li>
              ))}
            </Social>
          </div>
        </Grid>
        <LegalRow>
          <LocalLink to={routes.legalNotice}>{t("navigation:legalNotice")}</LocalLink>
          <LocalLink to={routes.privacy}>{t("layout:privacyShort")}</LocalLink>
          <LocalLink to={routes.cookies}>{t("layout:cookiesShort")}</LocalLink>
          {hasAccessibility && (
            <LocalLink to={`${routes.legalNotice}#accessibility`}>
              {t("layout:accessibility")}
            </LocalLink>
          )}
          <CookieSettings />
          <p>© {company.name}</p>
        </LegalRow>
      </Container>
    </Root>
  );
};
