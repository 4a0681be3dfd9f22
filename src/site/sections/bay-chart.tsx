import { graphql } from "gatsby";
import { useMessages } from "../features/language/use-messages";
import { Frame, Inner, Note, Places, Route } from "./bay-chart.styles";

type Props = {
  content: Queries.BayChartFragment | null;
  /** Whether to draw the dotted route. */
  route?: boolean;
};

/** A chart of the bay: a drawing of the coast with a list of place names on it. */
export const BayChart = ({ content, route }: Props) => {
  const t = useMessages();
  if (!content) return null;
  return (
    <Frame>
      <Inner>
        <img src="/art/bay.svg" alt="" width={1000} height={704} loading="lazy" />
        {route && (
          <Route viewBox="0 0 1000 704" aria-hidden="true">
            <path d="M399 135C403 197 400 226 294 260C400 346 455 366 611 434C599 470 617 474 643 498C633 518 645 524 658 544" />
          </Route>
        )}
        <Places aria-label={t("location:places")}>
          {content.places.map(({ name, kind, side, x, y }) => (
            <li
              key={name}
              data-kind={kind}
              data-side={side}
              style={{ "--x": `${x}%`, "--y": `${y}%` } as React.CSSProperties}
            >
              <span>{name}</span>
            </li>
          ))}
        </Places>
      </Inner>
      <Note>{content.note}</Note>
    </Frame>
  );
};

export const fragment = graphql`
  fragment BayChart on Places {
    note(language: $language)
    places {
      name(language: $language)
      kind
      side
      x
      y
    }
  }
`;
