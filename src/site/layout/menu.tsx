import { Button } from "../elements/button";
import { Isobaths } from "../elements/isobaths";
import { LanguageLinks } from "../features/language/language-links";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { moreLinks, routes, type MainLink } from "../../model/routes";
import { Brand } from "./brand";
import { MENU_ID, MenuButton } from "./menu-button";
import { Footer, Header, MainList, MoreList, Panel, Price } from "./menu.styles";

type Props = {
  company: Queries.CompanyFragment;
  links: readonly MainLink[];
  /** The lowest price, such as "from 240 €". */
  priceFrom: string;
};

/** The menu of small screens. Pressing Escape or following a link closes it. */
export const Menu = ({ company, links, priceFrom }: Props) => {
  const t = useMessages();
  return (
    <Panel id={MENU_ID} popover="auto" aria-label={t("layout:menu")}>
      <Header>
        <Brand company={company} />
        <MenuButton action="hide" />
      </Header>
      <nav aria-label={t("layout:menu")}>
        <MainList>
          {(["home", ...links] as const).map((name) => (
            <li key={name}>
              <LocalLink to={routes[name]}>
                {t(`navigation:${name}`)}
                {name === "prices" && <Price>{priceFrom}</Price>}
              </LocalLink>
            </li>
          ))}
        </MainList>
        <MoreList>
          {moreLinks.map((name) => (
            <li key={name}>
              <LocalLink to={routes[name]}>{t(`navigation:${name}`)}</LocalLink>
            </li>
          ))}
        </MoreList>
      </nav>
      <Isobaths />
      <Footer>
        <LanguageLinks />
        <Button as={LocalLink} to={routes.booking} $look="book">
          {t("layout:bookNow")}
        </Button>
      </Footer>
    </Panel>
  );
};
