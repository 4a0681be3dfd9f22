import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { useSite } from "../features/site";
import { mainLinks, routes, type RouteName } from "../../model/routes";

type Props = {
  names: readonly RouteName[];
  withQuestions?: boolean;
};

/** The main pages that have something to show. */
export const useMainLinks = () => {
  const { emptyPages } = useSite();
  return mainLinks.filter((name) => !emptyPages.includes(name));
};

/** The items of a list of pages, and the questions after them if the contact page answers any. */
export const PageLinks = ({ names, withQuestions }: Props) => {
  const t = useMessages();
  const { hasQuestions } = useSite();
  return (
    <>
      {names.map((name) => (
        <li key={name}>
          <LocalLink to={routes[name]}>{t(`navigation:${name}`)}</LocalLink>
        </li>
      ))}
      {withQuestions && hasQuestions && (
        <li>
          <LocalLink to={`${routes.contact}#questions`}>{t("layout:questions")}</LocalLink>
        </li>
      )}
    </>
  );
};
