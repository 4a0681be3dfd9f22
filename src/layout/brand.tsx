import styled from "styled-components";
import { VisuallyHidden } from "../elements/text";
import { Rose } from "../elements/rose";
import { LocalLink } from "../features/language/local-link";
import { routes } from "../routes";
import { media } from "../style/media";
import { useWords } from "../features/language/use-words";

const Anchor = styled(LocalLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.65rem;
  min-height: var(--touch);
  color: inherit;
  text-decoration: none;

  &:hover {
    color: inherit;
  }
  @media (max-width: 24rem) {
    gap: 0.5rem;
    svg {
      width: 2.25rem;
      height: 2.25rem;
    }
  }
  ${media.wide} {
    svg {
      width: 3.125rem;
      height: 3.125rem;
    }
  }
`;

const Name = styled.span`
  display: block;
  font: 500 1.3125rem/1 var(--serif);
  letter-spacing: -0.01em;

  @media (max-width: 24rem) {
    font-size: 1.1875rem;
  }
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

/** The logo: compass rose, name and tagline, linked to the home page. */
export const Brand = ({ company: { name, tagline } }: Props) => {
  const t = useWords();
  return (
    <Anchor to={routes.home}>
      <Rose />
      <span>
        <VisuallyHidden>{t("navigation:home")}: </VisuallyHidden>
        <Name>{name}</Name>
        <Tagline>{tagline}</Tagline>
      </span>
    </Anchor>
  );
};
