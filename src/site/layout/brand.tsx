import styled from "styled-components";
import { VisuallyHidden } from "../elements/text";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { routes } from "../../model/routes";
import { media } from "../style/media";

/** The filled ray of the compass rose points to where the embat, Palma's sea breeze, comes from. */
const Rose = styled.svg`
  width: 2.375rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linejoin: round;

  ${media.wide} {
    width: 3.125rem;
  }
`;

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
  font: 500 clamp(1.1875rem, 5.4vw, 1.3125rem) / 1 var(--serif);
  letter-spacing: -0.01em;

  ${media.medium} {
    white-space: nowrap;
  }
  ${media.wide} {
    font-size: 1.5625rem;
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

type Props = { company: { name: string; tagline: string } };

/** The logo: compass rose, name and tagline, with a link to the home page. */
export const Brand = ({ company: { name, tagline } }: Props) => {
  const t = useMessages();
  return (
    <Anchor to={routes.home}>
      <Rose viewBox="0 0 48 48" aria-hidden="true">
        <use href="/icons.svg#rose" />
      </Rose>
      <span>
        <VisuallyHidden>{t("navigation:home")}: </VisuallyHidden>
        <Name>{name}</Name>
        <Tagline>{tagline}</Tagline>
      </span>
    </Anchor>
  );
};
