import styled from "styled-components";
import { Button, ButtonRow } from "../../elements/button";
import { ExternalLink } from "../external-link";
import { Icon } from "../../elements/icon";
import { ContactList } from "../contact/contact-list";
import { useMessages } from "../language/use-messages";
import { Spinner } from "../../elements/spinner";
import { media } from "../../style/media";
import { Stack } from "../../elements/text";

export const CalendarNote = styled(Stack)`
  align-self: start;
  max-width: 34rem;
  overflow-wrap: anywhere;

  & > svg {
    width: 2.5rem;
    height: 2.5rem;
    color: var(--sea);
  }
  /* No higher than the calendar would be. */
  &[role="alert"] > * + * {
    margin-top: var(--s3);
  }
`;

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

type Props = {
  /** The provider's own booking page. */
  page: string;
  onRetry: () => void;
};

export const CalendarFailed = ({ page, onRetry }: Props) => {
  const t = useMessages();
  return (
    <CalendarNote role="alert">
      <Icon name="calm" />
      <h3>{t("booking:failedHeading")}</h3>
      <p>{t("booking:failedText")}</p>
      <ButtonRow>
        <Button type="button" $look="sea" onClick={onRetry}>
          <Icon name="reload" />
          {t("booking:retry")}
        </Button>
        <Button as={ExternalLink} href={page} $look="line">
          {t("booking:page")}
        </Button>
      </ButtonRow>
      <ContactList
        notes={{
          phone: t("booking:byPhone"),
          email: t("booking:byEmail"),
          whatsapp: t("booking:byWhatsapp"),
        }}
      />
    </CalendarNote>
  );
};
