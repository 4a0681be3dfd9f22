import styled from "styled-components";
import { Logo } from "../features/logo";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { useSite } from "../features/site";
import { routes } from "../../model/routes";
import { media } from "../style/media";
import { VisuallyHidden } from "../elements/text";

const Anchor = styled(LocalLink)`
  display: inline-flex;
  /* In a row, its words wrap before the row does. */
  flex: 1;
  max-width: max-content;
  align-items: center;
  gap: 0.6rem;
  min-height: var(--touch);
  color: inherit;
  text-decoration: none;

  &:hover {
    color: inherit;
  }
`;

const Name = styled.span`
  display: block;
  font: 500 clamp(var(--step-0), 13vw - 1.875rem, var(--step-2)) / 1 var(--serif);
  letter-spacing: -0.01em;

  ${media.medium} {
    white-space: nowrap;
  }
`;

const Tagline = styled.span`
  display: none;
  margin-top: 0.3rem;
  font: 600 var(--caption) / 1 var(--sans);
  letter-spacing: 0.04em;
  color: var(--brand-tagline, var(--ink-2));
  ${media.wide} {
    display: block;
  }
`;

export const Brand = () => {
  const t = useMessages();
  const { name, tagline } = useSite().company;
  return (
    <Anchor to={routes.home}>
      <Logo />
      <span>
        <VisuallyHidden>{t("navigation:home")}: </VisuallyHidden>
        <Name>{name}</Name>
        <Tagline>{tagline}</Tagline>
      </span>
    </Anchor>
  );
};
