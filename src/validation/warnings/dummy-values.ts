import type { Kind } from "../../model/fields/kind";
import { withoutBrackets } from "./open-brackets";

/** The owner's mark for what is put off: a word of its own, in capitals, wherever it stands. */
const MARK = /(?<![\p{L}\p{N}])PENDIENTE(?![\p{L}\p{N}])/u;

const FILLER = /lorem\s+ipsum/i;

/** Texts may speak of examples, and of what is "pendiente". */
const IN_TEXTS = [MARK, FILLER];

/** A host that belongs to nobody, or one of its parts; a real host may have a path `/examples`. */
const HOST = /^(?:https?:\/\/|[^/@]+@)(?:[\w-]+\.)*(?:pendiente|example|ejemplo)(?![\w-])/i;

const IN_ADDRESSES = [MARK, HOST];

/** How a value looks that nobody has entered yet, by the kind of its field. */
const looks: Partial<Record<Kind, RegExp[]>> = {
  name: [
    ...IN_TEXTS,
    /^(?:pendiente|example|ejemplo)$/i,
    // "Calle de Ejemplo, 1"
    /(?<!\p{L})de ejemplo(?!\p{L})/iu,
    // "B00000000", "tomo 0000, folio 000": numbers of registers are not all zeros; "1.000" is not.
    /(?<!\d[.,\s]?)0(?:\s?0){2,}(?![.,\s]?\d)/,
  ],
  email: IN_ADDRESSES,
  url: IN_ADDRESSES,
  origin: IN_ADDRESSES,
  repository: [MARK],
  // "+34 600 000 000"
  phone: [/0( ?0){5}$/],
};

/**
 * Whether a value, by the look of it, waits for the owner to enter the real one. The open brackets
 * of a text are told of one by one instead.
 * @param kind of its field; texts in one language have none
 */
export const isNotEntered = (value: string, kind?: Kind) =>
  kind
    ? (looks[kind] ?? []).some((look) => look.test(value))
    : IN_TEXTS.some((look) => look.test(withoutBrackets(value)));
