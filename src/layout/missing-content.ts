/** Stops the build of a page whose query has found nothing, which would be published blank. */
export const missingContent = () => new Error("The page's query found no content.");
