import { readFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bookingOrigin } from "../site/providers/booking-widget";
import { formAction } from "../site/providers/form-service";

/** Without a calendar there is none for bookings. */
export type ProviderOrigins = { form: string; booking?: string };

/** The content has been checked, so its shape is known. */
type Providers = { form: { endpoint: string }; booking?: object };

/** The owner enters where the form goes; where the calendar comes from is fixed. */
const readOrigins = (): ProviderOrigins => {
  const { form, booking } = JSON.parse(readFileSync("content/providers.json", "utf8")) as Providers;
  return {
    form: new URL(formAction(form.endpoint)).origin,
    booking: booking && bookingOrigin(),
  };
};

/** A change renders all pages again. Null while developing: the policy would block Gatsby's scripts. */
export const defineProviderOrigins = ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const PROVIDER_ORIGINS = JSON.stringify(stage === "build-html" ? readOrigins() : null);
  actions.setWebpackConfig({ plugins: [plugins.define({ PROVIDER_ORIGINS })] });
};
