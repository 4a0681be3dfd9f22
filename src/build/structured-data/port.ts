import type { GeoCoordinates, Place } from "schema-dts";
import type { ContentInLanguage } from "../../model/in-language";
import { company } from "../../model/collections/company";
import { locationPage } from "../../model/collections/pages/location";
import { places } from "../../model/collections/places";
import { isOnChart, type Frame } from "../../model/chart-frame";
import type { Position } from "../../model/sun";
import { nodeId } from "./page";

/** The footer of every page shows it. */
export const geo = ({ one }: ContentInLanguage): GeoCoordinates | undefined => {
  const { latitude, longitude } = one(company).position ?? {};
  return latitude === undefined || longitude === undefined
    ? undefined
    : { "@type": "GeoCoordinates", latitude, longitude };
};

/** With the data that every page shows. */
export const port = (site: ContentInLanguage) =>
  ({ "@type": "Place", "@id": nodeId(site, "port"), geo: geo(site) }) satisfies Place;

/** The page of the meeting point shows the name, or its chart, if there is one. */
export const namedPort = (site: ContentInLanguage): Place => {
  const { one, text } = site;
  const { chart, port: drawn } = one(places);
  // A missing position is on no chart.
  const hasChart = isOnChart({ ...one(company).position } as Position, chart as Frame | undefined);
  const name = text(one(locationPage).meeting?.place) ?? (hasChart ? text(drawn?.name) : undefined);
  return { ...port(site), name };
};
