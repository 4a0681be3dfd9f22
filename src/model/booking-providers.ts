/** The provider whose calendar the booking page embeds (`src/site/providers/booking-widget.ts`), as texts call it. */
export const EMBEDDED_PROVIDER = "TuriTop";

type Page = { readonly address: string };

/** Of the site's address and of those of trips, each once. */
export const hostsOf = ({ address, trips }: Page & { readonly trips?: readonly Page[] | null }) => [
  ...new Set([{ address }, ...(trips ?? [])].map((page) => new URL(page.address).host)),
];
