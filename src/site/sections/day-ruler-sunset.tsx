import styled from "styled-components";
import { toHours } from "../../base/calendar/time";
import type { Span } from "../day/day";
import { Icon } from "../elements/icon";
import { useMessages } from "../features/language/use-messages";
import { media } from "../style/media";

const Stem = styled.span`
  position: absolute;
  inset-block: -1.25rem 0;
  border-left: 1px solid var(--ink);

  &[data-after] {
    border: 0;
  }
`;

/** Before the stem: at its right is the end of the day. */
const Text = styled.span`
  position: absolute;
  top: -0.25rem;
  right: 0.5rem;
  font-size: var(--step--1);
  line-height: 1.25;
  text-align: right;
  white-space: nowrap;
  color: var(--ink-2);

  b {
    display: flex;
    gap: 0.35rem;
    align-items: center;
    justify-content: end;
    font: 500 1.1875rem/1.1 var(--serif);
    color: var(--ink);
  }
  svg {
    width: 1rem;
    height: 1rem;
  }
  i {
    display: none;
    font: inherit;
  }
  ${media.large} {
    i {
      display: block;
    }
  }
`;

type Props = { time: string; span: Span };

/** After the end of its hours, by an arrow. */
export const Sunset = ({ time, span }: Props) => {
  const t = useMessages();
  const hour = Math.min(toHours(time), span.to);
  const isAfter = toHours(time) > span.to;
  return (
    <Stem
      data-after={isAfter || undefined}
      style={{ left: `${(((hour - span.from) / (span.to - span.from)) * 100).toFixed(2)}%` }}
    >
      <Text>
        <b>
          <span>{time}</span>
          {isAfter && <Icon name="arrow" />}
        </b>
        <i>{t("trips:sunset")}</i>
      </Text>
    </Stem>
  );
};
