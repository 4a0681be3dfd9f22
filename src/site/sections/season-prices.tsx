import { graphql } from "gatsby";
import styled from "styled-components";
import { Table } from "../elements/table";
import { useMessages } from "../features/language/use-messages";
import { media } from "../style/media";
import { Ltr, LongWords, Title } from "../elements/text";

const Root = styled.section`
  margin-top: var(--s8);
`;

const Tables = styled.div`
  display: grid;
  gap: var(--s6) var(--col-gap);
  margin-top: var(--s5);

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.large} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const PriceTable = styled(Table)`
  align-self: start;

  th,
  td {
    padding-block: 0.6rem;
  }
  th {
    padding-right: var(--s4);
    overflow-wrap: anywhere;
  }
  td {
    text-align: right;
    white-space: nowrap;
  }
`;

/** The prices of each season that can be booked and of the other days, as a table for each; nothing without seasons. */
export const SeasonPrices = ({ prices }: { prices: Queries.SeasonPricesFragment }) => {
  const t = useMessages();
  const { packages, seasons, hasRest } = prices;
  if (seasons.length === 0) return null;
  const tables = seasons.map(({ firstDay, lastDay, amounts }) => ({
    caption: t("trips:season", { from: firstDay, to: lastDay }),
    amounts,
  }));
  const rest = {
    caption: t("trips:rest"),
    amounts: packages.map(({ trip, usualInWords }) => ({ trip, price: usualInWords })),
  };
  return (
    <Root aria-labelledby="seasons">
      <Title id="seasons" $step={3}>
        {t("trips:seasons")}
      </Title>
      <Tables>
        {(hasRest ? [...tables, rest] : tables).map(({ caption, amounts }) => (
          <PriceTable key={caption}>
            <caption>{caption}</caption>
            <tbody>
              {amounts.map(({ trip, price }) => (
                <tr key={trip.jsonId}>
                  <th scope="row">
                    <LongWords>{trip.title}</LongWords>
                  </th>
                  <td>
                    <Ltr>{price}</Ltr>
                  </td>
                </tr>
              ))}
            </tbody>
          </PriceTable>
        ))}
      </Tables>
    </Root>
  );
};

export const fragment = graphql`
  fragment SeasonPrices on Prices {
    packages {
      usualInWords(language: $language)
      trip {
        jsonId
        title(language: $language)
      }
    }
    seasons {
      firstDay(language: $language)
      lastDay(language: $language)
      amounts {
        price(language: $language)
        trip {
          jsonId
          title(language: $language)
        }
      }
    }
    hasRest
  }
`;
