import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { routes, type RouteName } from "../../model/routes";

type Props = {
  names: readonly RouteName[];
  /** Whether the contact page answers any. */
  hasQuestions?: boolean;
};

/** The items of a list of pages, and the questions after them. */
export const PageLinks = ({ names, hasQuestions }: Props) => {
  const t = useMessages();
  return (
    <>
      {names.map((name) => (
        <li key={name}>
          <LocalLink to={routes[name]}>{t(`navigation:${name}`)}</LocalLink>
        </li>
      ))}
      {hasQuestions && (
        <li>
          <LocalLink to={`${routes.contact}#questions`}>{t("layout:questions")}</LocalLink>
        </li>
      )}
    </>
  );
};
