import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import styled from "styled-components";
import { ExternalLink } from "../features/external-link";
import { useMessages } from "../features/language/use-messages";
import { EMBEDDED_PROVIDER, hostsOf } from "../../model/booking-providers";
import { bookingOrigin, cookieDocumentation } from "../providers/booking-widget";
import { contactedHosts, storedIn } from "../providers/disclosure";
import { formAction } from "../providers/form-service";

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  border-top: 1.5px solid var(--ink);
  font-size: var(--step--1);
  text-align: left;

  th,
  td {
    padding: 0.7rem 0.5rem 0.7rem 0;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }
  th {
    font-weight: 600;
    width: 31%;
  }
  /* As wide on phones as the longest German word. */
  th:nth-child(2) {
    width: 36%;
  }
  small {
    display: block;
    font-weight: 400;
    color: var(--ink-2);
  }
`;

/** Before a capital within a name, such as `cookieConsent`, a line may end. */
const CAPITAL = /(?<=\p{Ll})(?=\p{Lu})/u;

type Row = { name: string; note?: string; cells: ReactNode[] };

const DataTable = ({ columns, rows }: { columns: string[]; rows: Row[] }) => (
  <Table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, note, cells }) => (
        <tr key={name}>
          <th scope="row">
            {name.split(CAPITAL).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}{" "}
            {note && <small>{note}</small>}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

type Props = { providers: Queries.ContactedProvidersFragment };

export const StoredDataTable = ({ providers: { booking } }: Props) => {
  const t = useMessages();
  const own = storedIn(Boolean(booking)).map(({ name, place, purpose, duration }) => ({
    name,
    note: t(`cookies:${place}`),
    cells: [t(`cookies:${purpose}`), t(`cookies:${duration}`)],
  }));
  const source = (
    <ExternalLink key="source" href={cookieDocumentation}>
      {t("cookies:asProvider")}
    </ExternalLink>
  );
  const calendar = {
    name: EMBEDDED_PROVIDER,
    note: t("cookies:cookies"),
    cells: [t("cookies:calendar"), source],
  };
  return (
    <div>
      <p>{t(booking ? "cookies:intro" : "cookies:introOwn")}</p>
      <DataTable
        columns={[t("cookies:name"), t("cookies:purpose"), t("cookies:duration")]}
        rows={booking ? [...own, calendar] : own}
      />
    </div>
  );
};

export const ContactedHostsTable = ({ providers: { form, booking, otherCalendar } }: Props) => {
  const t = useMessages();
  const hosts = {
    form: hostsOf({ address: formAction(form.endpoint) }),
    booking: booking ? hostsOf({ address: bookingOrigin() }) : [],
    otherCalendar: otherCalendar ? hostsOf(otherCalendar) : [],
  };
  return (
    <div>
      <p>{t("cookies:hostsIntro")}</p>
      <DataTable
        columns={[t("cookies:host"), t("cookies:purpose"), t("cookies:when")]}
        rows={contactedHosts.flatMap(({ provider, purpose, when }) =>
          hosts[provider].map((name) => ({
            name,
            cells: [t(`cookies:${purpose}`), t(`cookies:${when}`)],
          })),
        )}
      />
    </div>
  );
};

export const fragment = graphql`
  fragment ContactedProviders on Providers {
    form {
      endpoint
    }
    booking {
      __typename
    }
    otherCalendar {
      ...OtherCalendar
    }
  }
`;
