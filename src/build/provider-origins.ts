import { readFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bookingOrigin } from "../site/providers/booking-widget";
import { formAction } from "../site/providers/form-service";

/** Without a calendar there is none for bookings. */
export type ProviderOrigins = { form: string; booking?: string };

/** The content has been checked, so its shape is known. */
type Providers = { form: { endpoint: string }; booking?: object };

/** Returns where the form is sent to, which the owner enters, and where the calendar comes from, which is fixed. */
export const readOrigins = (): ProviderOrigins => {
  const { form, booking } = JSON.parse(readFileSync("content/providers.json", "utf8")) as Providers;
  return {
    form: new URL(formAction(form.endpoint)).origin,
    booking: booking && bookingOrigin(),
  };
};

/**
 * Defines the constant `PROVIDER_ORIGINS` in the bundle that renders pages, so that a change of them
 * renders all pages again. It is null while developing, since the policy would block Gatsby's
 * development scripts.
 */
export const defineProviderOrigins = ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const PROVIDER_ORIGINS = JSON.stringify(stage === "build-html" ? readOrigins() : null);
  actions.setWebpackConfig({ plugins: [plugins.define({ PROVIDER_ORIGINS })] });
};
