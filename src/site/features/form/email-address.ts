import type { MessageKey } from "../language/use-messages";

/** Matches what is before the @ if it has letters of RFC 6531, which many mail servers and form services refuse. */
const INTERNATIONAL_LOCAL_PART = /^[^\s@]*[^\0-\x7f][^\s@]*$/;

/** Matches a domain with letters outside ASCII, and nothing that is special in a URL. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[^\s/?#@:\\%[\]]+$/;

/** Splits an address at its last @. */
const partsOf = (address: string) => {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
};

/**
 * In Punycode if its domain has letters such as ü, `ana@xn--mller-kva.de`. Some browsers return it like this by
 * themselves, others refuse to validate it. Other texts stay as they are.
 */
export const asSent = (address: string) => {
  const { local, domain } = partsOf(address.trim());
  if (!local || !INTERNATIONAL_DOMAIN.test(domain)) return address.trim();
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address.trim();
  }
};

/** By the browser's own check. */
const isValid = (address: string) => {
  const field = document.createElement("input");
  field.type = "email";
  field.value = address;
  return field.validity.valid;
};

/** Undefined if nothing is wrong. */
export const emailProblem = (address: string): MessageKey | undefined => {
  const sent = asSent(address);
  if (isValid(sent)) return undefined;
  return INTERNATIONAL_LOCAL_PART.test(partsOf(sent).local)
    ? "contact:emailLetters"
    : "contact:emailInvalid";
};
