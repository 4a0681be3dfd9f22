/** No page has static queries; Gatsby's app renders their provider all the same. */
export const StaticQueryContext = { Provider: ({ children }) => children };

/** The `gatsby` package exports them. */
export const StaticQuery = undefined;
export const useStaticQuery = undefined;
