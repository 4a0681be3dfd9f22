import { useEffect, useState, type ComponentType, type PropsWithChildren } from "react";

/** React-helmet, once it has been loaded. */
let Loaded: ComponentType<PropsWithChildren> | undefined;

/** The page whose head was built, which nobody has to write. */
const builtPath = location.pathname;

/**
 * Takes the place of react-helmet in the browser (`src/gatsby/bundles.ts`), and loads it when a
 * visitor goes on to another page. If that fails, the next page tries again.
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
