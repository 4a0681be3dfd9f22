/** A response with which GitHub refuses requests, those that only read included unless it says otherwise. */
export type Refusal = {
  status: number;
  message: string;
  headers?: Record<string, string>;
  isWritingOnly?: boolean;
};

/** Source: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const limit = (status: number, message: string, headers = {}): Refusal => ({
  status,
  message,
  headers: { "x-ratelimit-remaining": "4000", "x-ratelimit-reset": "1782000000", ...headers },
});

const onWriting = (status: number, message: string): Refusal => ({
  status,
  message,
  isWritingOnly: true,
});

/** What GitHub says when it refuses, in its own words. The sources are beside each. */
export const REFUSALS = {
  /** https://github.com/sourcegraph/sourcegraph-public-snapshot/issues/16638 */
  suspended: { status: 403, message: "Sorry. Your account was suspended." },
  /** https://github.com/SalesforceFoundation/NPSP/issues/7247 */
  network: {
    status: 403,
    message:
      "Although you appear to have the correct authorization credentials, the `brisa` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.",
  },
  /** https://github.com/r-universe-org/help/issues/247 */
  archived: {
    status: 403,
    message: "Repository was archived so is read-only.",
    isWritingOnly: true,
  },
  /** https://gitlab.com/gitlab-org/gitlab/-/issues/30505 */
  blocked: { status: 403, message: "Repository access blocked" },
  /** https://github.com/ossf/allstar/issues/36 */
  takenDown: { status: 451, message: "Repository access blocked" },
  /** https://github.com/dependabot/dependabot-core/issues/11747 */
  tooLarge: {
    status: 422,
    message:
      "Sorry, your input was too large to process. Consider creating the blob in a local clone of the repository and then pushing it to GitHub.",
    isWritingOnly: true,
  },
  /** https://github.com/satisfactory-factories/application/issues/67 */
  ruleset: onWriting(
    422,
    "Repository rule violations found\n\nChanges must be made through a pull request.",
  ),
  /** https://github.com/mislav/hub/issues/2644 */
  protected: onWriting(422, 'Required status check "test" is expected.'),
  /** https://github.com/dependabot/dependabot-core/pull/3998 */
  restricted: onWriting(409, "You're not authorized to push to this branch."),
  /** https://github.com/actions/github-script/issues/455 */
  noNewBranch: onWriting(422, "Reference update failed"),
  /** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api: the app may not write. */
  readOnly: onWriting(403, "Resource not accessible by integration"),
  /** https://docs.github.com/rest/git/refs: the branch has been renamed or deleted. */
  noBranch: onWriting(422, "Reference does not exist"),
  hourly: limit(403, "API rate limit exceeded for user ID 1.", { "x-ratelimit-remaining": "0" }),
  secondary: limit(403, "You have exceeded a secondary rate limit.", { "retry-after": "60" }),
  secondaryWithoutTime: limit(403, "You have exceeded a secondary rate limit."),
  tooMany: limit(429, "You have exceeded a secondary rate limit.", { "retry-after": "61" }),
} satisfies Record<string, Refusal>;

/**
 * The refusal of an organization that asks for single sign-on.
 * Source: https://github.com/scala-steward-org/scala-steward-action/issues/173
 * @param page the page of the host on which one passes it
 */
export const signOnRequired = (page: string): Refusal => ({
  status: 403,
  message:
    "Resource protected by organization SAML enforcement. You must grant your OAuth token access to this organization.",
  headers: { "X-GitHub-SSO": `required; url=${page}` },
});
