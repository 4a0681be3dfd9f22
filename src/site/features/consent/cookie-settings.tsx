import styled from "styled-components";
import { useMessages } from "../language/use-messages";

/** Looks like the links around it. Hidden without JavaScript, since the banner needs a script. */
const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  @media (scripting: none) {
    && {
      display: none;
    }
  }
`;

/** Opens the cookie banner again, to change the choice. */
export const CookieSettings = () => {
  const t = useMessages();
  return (
    <TextButton type="button" data-cookies="ask">
      {t("layout:cookieSettings")}
    </TextButton>
  );
};
