import { useEffect, useState, type ComponentType } from "react";
import { inTime } from "../stores/timing";

/**
 * For code that is loaded at the first rendering. A failure is thrown while rendering; mounted again, the component
 * loads its code again, which React's `lazy` does not.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let known: ComponentType<Props> | undefined;
  const OnDemand = (props: Props) => {
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      if (Loaded) return;
      inTime(load()).then(
        (component) => {
          known = component;
          setLoaded(() => component);
        },
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [Loaded]);
    return Loaded && <Loaded {...props} />;
  };
  return OnDemand;
};
