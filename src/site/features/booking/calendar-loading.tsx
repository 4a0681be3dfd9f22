import styled from "styled-components";
import { Spinner } from "../../elements/spinner";
import { media } from "../../style/media";
import { useMessages } from "../language/use-messages";

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--s4);

  p {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    font-weight: 600;
  }
  p > span {
    border-color: var(--shallow-2);
    border-top-color: var(--sea);
  }
`;

const Skeleton = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 0.5rem;

  i {
    min-height: 2rem;
    background: var(--shallow);
    border-radius: var(--radius);
    animation: tide 1800ms ease-in-out infinite alternate;
  }
  i:nth-child(3n) {
    animation-delay: 300ms;
  }
  i:nth-child(4n) {
    animation-delay: 600ms;
  }
  ${media.reducedMotion} {
    i {
      animation: none;
    }
  }
  @keyframes tide {
    from {
      opacity: 0.45;
    }
  }
`;

const DAYS = Array.from({ length: 42 }, (_, day) => day);

export const CalendarLoading = () => {
  const t = useMessages();
  return (
    <Root>
      <p role="status">
        <Spinner aria-hidden="true" />
        {t("booking:loading")}
      </p>
      <Skeleton aria-hidden="true">
        {DAYS.map((day) => (
          <i key={day} />
        ))}
      </Skeleton>
    </Root>
  );
};
