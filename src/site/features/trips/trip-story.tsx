import styled from "styled-components";
import { Icon } from "../../elements/icon";
import { useMessages } from "../language/use-messages";
import { Written } from "../language/written";
import { Inline } from "../../elements/text";
import { TripStops } from "./trip-stops";

const Root = styled.details`
  summary {
    min-height: var(--touch);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] summary > :last-child {
    display: none;
  }
  > * + * {
    margin-top: var(--s3);
  }
`;

const More = styled.b`
  display: inline-block;
  color: var(--sea);

  svg {
    display: inline;
    width: 1em;
    height: 1em;
    vertical-align: -0.12em;
  }
`;

/** The first sentence; full stops between asterisks do not end it. */
const FIRST = /^(?:\*[^*]*\*|[^*])*?[.!?…]+(?=\s|$)/u;

type Props = {
  description: Queries.WrittenFragment;
  trip: { start: string; end: string };
  stops: Queries.TripListFragment["packages"][number]["trip"]["stops"];
  /** The minute of sunset, if it is during the trip. */
  sunset?: string;
};

/** What a trip is like: its first sentence, and folded what follows, and the stops. */
export const TripStory = ({ description, trip, stops, sunset }: Props) => {
  const t = useMessages();
  const [first = description.text] = FIRST.exec(description.text) ?? [];
  const rest = description.text.slice(first.length).trim();
  const written = <Written text={{ ...description, text: first }} />;
  if (!rest && !stops) return <p>{written}</p>;
  return (
    <Root>
      <summary>
        {written}{" "}
        <More>
          {t(stops ? "trips:moreWithStops" : "trips:more")} <Icon name="plus" />
        </More>
      </summary>
      {rest && (
        <p lang={description.language ?? undefined}>
          <Inline text={rest} />
        </p>
      )}
      {stops && <TripStops trip={trip} stops={stops} sunset={sunset} />}
    </Root>
  );
};
