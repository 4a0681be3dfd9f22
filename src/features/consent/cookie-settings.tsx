import styled from "styled-components";
import { useMessages } from "../language/use-messages";

/** It looks like the links around it. Without a script there is no banner to open. */
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
