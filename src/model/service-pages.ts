import { isRecord } from "@brisa/typed-content/helpers";
import { byOrder, isShown, type Listed } from "@brisa/typed-content";

/** Whether a service is shown, and says more than the list of services does. */
export const hasPage = (service: unknown) =>
  isRecord(service) && isShown(service) && Object.keys(service.page ?? {}).length > 0;

/** The ids of the services with pages of their own. */
export const servicePages = (services: readonly Listed[]) =>
  services
    .filter(hasPage)
    .toSorted(byOrder)
    .map(({ id }) => String(id));
