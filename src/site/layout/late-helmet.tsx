import { useEffect, useState, type ComponentType, type PropsWithChildren } from "react";

/** React Helmet, once it is loaded. */
let Loaded: ComponentType<PropsWithChildren> | undefined;

/** The page that was loaded as a document. Its head comes from the build. */
const builtPath = location.pathname;

/**
 * Replaces react-helmet in the browser (`src/build/bundles.ts`), and loads it when the visitor navigates to
 * another page. If that fails, it tries again on the next page.
 */
export const Helmet = ({ children }: PropsWithChildren) => {
  const [Current, setCurrent] = useState(() => Loaded);
  useEffect(() => {
    if (Current || location.pathname === builtPath) return;
    import(/* webpackChunkName: "lazy-helmet" */ "react-helmet/es/Helmet.js").then(
      (loaded) => {
        Loaded = loaded.Helmet;
        setCurrent(() => Loaded);
      },
      () => undefined,
    );
  }, [Current]);
  return Current ? <Current>{children}</Current> : null;
};
