import type { WebWords } from "./es";

const certificates: Record<string, string> = {
  CERT_HAS_EXPIRED: "has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "is another domain’s",
};

export const en: WebWords = {
  holds: {
    connection: () => "This computer is connected to the internet.",
    address: (of) => `The site answers at ${of}, with its certificate.`,
    http: (of) => `${of} leads to it.`,
    otherName: (of) => `${of} leads to it.`,
    headers: () => "The headers and the security policy arrive, those of the desk too.",
    unaltered: () => "Nobody changes the pages on the way.",
    whole: () => "It is whole: everything is of the same publication.",
    version: () => "It is the newest of this copy of the repository.",
    day: () => "The pages are today’s.",
    search: (_, isListed) =>
      isListed
        ? "Search engines find what they should: robots.txt, site map and “noindex”."
        : "The site is public, and search engines are asked not to list it: something is still missing.",
    desk: (of) => `The desk has an address of its own, ${of}, which is protected.`,
    signIn: (of) =>
      `The sign-in answers and has its settings. At GitHub, “Callback URL” is ${of}/callback.`,
    form: () =>
      "The form service answers. Whether a message arrives shows only if you send yourselves one.",
    booking: () => "The booking calendar is there.",
  },
  faults: {
    noName: (address) =>
      `${address} does not exist (DNS). Add the domain to the project at Cloudflare, “Custom domains”, or correct the address; a new domain takes up to a day.`,
    certificate: (address, error) =>
      `The certificate of ${address} ${certificates[error] ?? "is not valid"} (${error}). If the domain is new, wait for up to a day; otherwise look at Cloudflare, “Custom domains”.`,
    silent: (address) =>
      `${address} does not answer in time. Try again in a while; if it stays so, see where the DNS points.`,
    unreachable: (address) =>
      `${address} cannot be reached. Try again in a while; if it stays so, see where the DNS points.`,
    status: (address, status) =>
      `${address} answers with the error ${status}. See whether the last publication has ended, at GitHub, “Actions”.`,
    leadsElsewhere: (address, to, wanted) =>
      address === wanted
        ? `${address} leads to ${to}. Enter that address in the content, or remove the redirect.`
        : `${address} leads to ${to}, and should lead to ${wanted} in one step. Correct the redirect.`,
    leadsNowhere: (address, wanted) =>
      `${address} does not lead to ${wanted}, and people type it, too. Set up a redirect (docs/publishing.md, “The domain”).`,
    notEntered: (address) =>
      `${address} is a placeholder. Enter the real value: npm run launch-check says where.`,
    offline: () => "There is no internet connection. Connect, and try again.",
    portal: () =>
      "This network answers in place of the sites: one has to sign in to it first. Open a browser, sign in and try again.",
    notAttached: (address) =>
      `${address} points to Cloudflare, but to no project. Add the domain to the project under “Custom domains”.`,
    nothingThere: (address) =>
      `${address} is empty: nothing has been published, or it was taken away. Publish with a push to main.`,
    parked: (address) =>
      `${address} shows the page of whoever sold you the domain. Point the DNS to the site (docs/publishing.md, “The domain”).`,
    stranger: (address) =>
      `${address} is another site. See that the address is spelt right, and where the DNS points.`,
    builtFor: (address, other) =>
      `The site at ${address} was published for ${other || "another address"}. Publish it again, or correct the address.`,
    headers: (names) =>
      `Headers are missing: ${names.join(", ")}. Publish the whole folder public/, with _headers, where that is read: Cloudflare Pages or Netlify.`,
    altered: () =>
      "Cloudflare changes the pages. Switch off “Email Address Obfuscation” under “Scrape Shield”, and “Rocket Loader”.",
    halfWay: (address) =>
      `The site is half way: ${address} is missing or of another publication. Wait a few minutes; if it stays so, publish again.`,
    unmarked: () =>
      "What is published does not say of when it is: it is of an earlier version, or was built without Git. Publish it again.",
    earlier: (commit) =>
      `What is published is of an earlier commit, ${commit}. Push; if you have, wait until it has ended at GitHub, “Actions”.`,
    unknownCommit: (commit) =>
      `What is published is of a commit that this copy does not have, ${commit}. Fetch it with git pull, and try again.`,
    anotherDay: (day) =>
      `The pages are those of ${day}. The nightly publication does not run: at GitHub, “Actions › Test and publish”, press “Enable workflow”.`,
    closed: () =>
      "The site is closed to search engines, and may be open now. Publish it again, and see that nobody else adds “noindex”.",
    open: (missing) =>
      `The site is open to search engines, and ${missing === 1 ? "1 value is" : `${missing} values are`} missing. npm run launch-check says which: enter them, or tick “Publicar así”.`,
    robots: () =>
      "robots.txt does not name this site’s map. Publish it again, and see that Cloudflare puts no other in its place.",
    sitemap: () => "The site map is missing, or another address’s. Publish the site again.",
    unprotected: (address) =>
      `${address} does not send the desk’s policy, and nobody can sign in there. Publish by GitHub Actions, or after npm run desk-headers.`,
    variables: (names) =>
      `The sign-in lacks ${names}. Set it with npx wrangler secret put (docs/publishing.md, “The owner’s sign-in”).`,
    clientId: (clientId, command) =>
      /\d/.test(clientId)
        ? `The sign-in has the “App ID” ${clientId} in place of the “Client ID”. Set it with npx wrangler secret put CLIENT_ID.`
        : `The sign-in is of an earlier version and has lost its CLIENT_ID: GitHub gets “${clientId}”. Update it with ${command} and then npx wrangler secret put CLIENT_ID.`,
    olderWorker: (command) =>
      `The sign-in is of an earlier version, or not ours, and does not say what it lacks. Update it with ${command}`,
    otherDesk: (command) =>
      `The sign-in is for another desk. Tell it which is yours with ${command}`,
    callback: (to, wanted) =>
      `The sign-in asks GitHub to come back to “${to}”, and is at ${wanted}. Correct “Dirección de acceso”, or “Callback URL” at GitHub.`,
    noWorker: (address, command) =>
      `The sign-in does not answer at ${address}. Correct “Dirección de acceso”, or publish it with ${command}`,
    noService: (address) =>
      `The service does not answer at ${address}. Try again in a while; if it stays so, copy again what the provider gives you.`,
    noForm: (address) =>
      `The service does not know the form ${address}. Copy the address that it gives you again.`,
    refuses: (address) =>
      `${address} does not accept messages from this site. See at the service whether the form is active, and for which domain.`,
    noScript: (address) =>
      `The booking calendar is not at ${address}. Try again in a while, and if it stays so, ask the provider.`,
  },
  summary: (wrong, step) =>
    wrong === 0
      ? "From outside, all is well."
      : `${wrong === 1 ? "1 thing has" : `${wrong} things have`} to be put right: begin with the first${step === undefined ? "" : ` (docs/publishing.md, step ${step})`}, and try again.`,
};
