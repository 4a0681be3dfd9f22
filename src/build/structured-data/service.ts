import type { Service, Thing } from "schema-dts";
import { services } from "../../model/collections/services";
import { companyReference } from "./company";
import { nodeId, pageAddress, pictureAddress, type DescribedPage } from "./page";
import { port } from "./port";

/** Undefined if the page is none of a service. */
export const serviceOf = ({ site, service }: DescribedPage) =>
  site.all(services).find(({ id }) => id === service);

export const ownService = (page: DescribedPage): Thing[] => {
  const { site, route } = page;
  const { id, title, text, picture } = serviceOf(page) ?? {};
  const service: Service = {
    "@type": "Service",
    "@id": `${pageAddress(site, route, id)}#service`,
    name: site.text(title),
    description: site.text(text),
    image: pictureAddress(page, picture?.file),
    provider: { "@id": nodeId(site, "company") },
    areaServed: { "@id": nodeId(site, "port") },
  };
  return [companyReference(site), port(site), service];
};
