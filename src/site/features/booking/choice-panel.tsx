import { useEffect, useRef } from "react";
import styled from "styled-components";
import { formatTime } from "@brisa/typed-content/dates";
import { Button } from "../../elements/button";
import { Select } from "../../elements/control";
import { OptionalField } from "../form/field";
import { useMessages } from "../language/use-messages";
import { DayField } from "../outing/day-field";
import { ClearDay } from "../outing/near-days";
import { setOuting, useOuting } from "../outing/use-outing";
import { container } from "../../style/media";

/** In the flow of the page: what it changes stays in view above it. */
const Root = styled.dialog`
  position: static;
  width: auto;
  max-width: none;
  padding: 1rem 1.25rem;
  margin: 0;
  color: inherit;
  background: none;
  border: 0;
  border-top: 1px solid var(--line);
  /* Others wait for the styles that come later. */
  animation: none;

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
    align-items: end;
  }
  label + button {
    margin-inline-start: var(--s3);
  }
  ${container.ample} {
    form {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    }
  }
`;

type Props = {
  /** The id of what names it. */
  label: string;
  trips: readonly { jsonId: string; title: string; start: string; end: string }[];
  onClose: () => void;
};

/** Chooses the day and the trip, and takes them away. Each change is answered by the choice above it. */
export const ChoicePanel = ({ label, trips, onClose }: Props) => {
  const t = useMessages();
  const { day, trip } = useOuting();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.show();
    // The region around it, which a pressed button leads to, would have it.
    ref.current?.querySelector("input")?.focus();
  }, []);
  const isSold = trips.some(({ jsonId }) => jsonId === trip);
  return (
    <Root
      ref={ref}
      aria-labelledby={label}
      onClose={onClose}
      onKeyDown={({ key }) => key === "Escape" && ref.current?.close()}
    >
      <form method="dialog">
        <DayField trip={isSold ? trip : undefined} beside={day && <ClearDay />} />
        <OptionalField label={t("contact:trip")}>
          <Select
            value={isSold ? trip : ""}
            onChange={({ currentTarget }) => setOuting({ trip: currentTarget.value || undefined })}
          >
            <option value="">{t("booking:noTrip")}</option>
            {trips.map(({ jsonId, title, start, end }) => (
              <option key={jsonId} value={jsonId}>
                {`${title} (${formatTime(start)}–${formatTime(end)})`}
              </option>
            ))}
          </Select>
        </OptionalField>
        <Button $look="sea">{t("booking:done")}</Button>
      </form>
    </Root>
  );
};
