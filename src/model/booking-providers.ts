/** The provider whose calendar the booking page embeds (`src/site/providers/booking-widget.ts`), as texts call it. */
export const EMBEDDED_PROVIDER = "TuriTop";

type OtherCalendar = {
  readonly address: string;
  readonly trips?: readonly { readonly address: string }[] | null;
};

/** The site's own first. */
export const addressesOf = ({ address, trips }: OtherCalendar) => [
  address,
  ...(trips ?? []).map((own) => own.address),
];

/** Each once. */
export const hostsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).host)),
];
