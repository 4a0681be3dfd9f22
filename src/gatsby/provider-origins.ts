import { readFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bookingOrigin } from "../providers/booking-widget";
import { formAction } from "../providers/form-service";
import type { Provider } from "../providers/provider-pages";

export type ProviderOrigins = Record<Provider, string>;

/** Of a shape that is known: it has been checked. */
type Providers = { form: { endpoint: string } };

const readOrigins = (): ProviderOrigins => {
  const { form } = JSON.parse(readFileSync("content/providers.json", "utf8")) as Providers;
  return { form: new URL(formAction(form.endpoint)).origin, booking: bookingOrigin() };
};

/**
 * Defines `PROVIDER_ORIGINS` in the bundle that renders pages, where a changed one renders all pages
 * anew. While developing it is null: Gatsby's development scripts need what no page may do.
 */
export const defineProviderOrigins = ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const PROVIDER_ORIGINS = JSON.stringify(stage === "build-html" ? readOrigins() : null);
  actions.setWebpackConfig({ plugins: [plugins.define({ PROVIDER_ORIGINS })] });
};
