import { useEffect, useState, type ComponentType } from "react";
import { listen } from "@brisa/typed-content/helpers";

/**
 * A part of a page whose code is loaded once it is shown. React's `lazy` keeps a failure, and the page fails with it; here
 * `Instead` takes its place until it is shown again, or the connection is back.
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
  Before?: ComponentType<Props>,
) => {
  let loaded: ComponentType<Props> | undefined;
  const Late = (props: Props) => {
    const [Part, setPart] = useState(() => loaded ?? Before);
    useEffect(() => {
      if (loaded) return;
      const attempt = () =>
        void load()
          .then((part) => (loaded = part))
          .catch(() => Instead)
          .then((part) => setPart(() => part));
      attempt();
      return listen(["online"], attempt);
    }, []);
    return Part && <Part {...props} />;
  };
  return Late;
};
