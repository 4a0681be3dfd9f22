const MINUTE = 60_000;

/**
 * Requests that write, per period in milliseconds.
 * Source: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const WRITES = [
  { period: MINUTE, most: 80 },
  { period: 60 * MINUTE, most: 500 },
];

/**
 * Largest bodies, in bytes. GitHub documents none; these were met by others.
 * Sources: https://github.com/codesandbox/codesandbox-client/issues/8614 for trees,
 * https://github.com/Songmu/action-push-to-another-repository/pull/37 for the rest
 */
const LARGEST = { tree: 2.5e6, other: 50e6 };

const refusal = (status: number, message: string, headers = {}) =>
  new Response(JSON.stringify({ message }), { status, headers });

/** Returns a Git host that refuses what is more than GitHub takes, and the times of the requests that wrote. */
export const withHostLimits = (respond: typeof fetch) => {
  const writes: number[] = [];
  const send: typeof fetch = (input, init) => {
    if ((init?.method ?? "GET") === "GET") return respond(input, init);
    const now = Date.now();
    const isTooMany = WRITES.some(
      ({ period, most }) => writes.filter((at) => at > now - period).length >= most,
    );
    if (isTooMany)
      return Promise.resolve(
        refusal(403, "You have exceeded a secondary rate limit.", { "retry-after": "60" }),
      );
    writes.push(now);
    const { length } = String(init?.body ?? "");
    const isTree = String(input).endsWith("/git/trees");
    if (length > (isTree ? LARGEST.tree : LARGEST.other))
      return Promise.resolve(refusal(413, "Payload too large"));
    return respond(input, init);
  };
  return { send, writes };
};
