import styled from "styled-components";
import { useMessages } from "../language/use-messages";
import { media } from "../../style/media";

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

export const CookieSettings = () => {
  const t = useMessages();
  return (
    <TextButton type="button" data-cookies="ask">
      {t("layout:cookieSettings")}
    </TextButton>
  );
};
