/** In the place of Gatsby's static queries, whose provider its app renders all the same. */
export const StaticQueryContext = { Provider: ({ children }) => children };

/** The `gatsby` package exports them. */
export const StaticQuery = undefined;
export const useStaticQuery = undefined;
