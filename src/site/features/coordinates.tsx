import styled from "styled-components";
import { useMessages } from "./language/use-messages";
import { useSite } from "./site";
import { Ltr } from "../elements/text";

/** Capitals as on nautical charts. */
const Mark = styled.p`
  font: 600 var(--caption) / 1.4 var(--sans);
  letter-spacing: 0.09em;
  text-transform: uppercase;
  color: var(--ink-2);
`;

/** Without their direction: "39° 33′". */
const inMinutes = (degrees: number) => {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, "0")}′`;
};

/** Those of the harbour, as on a chart: "39° 33′ N · 2° 38′ E". */
export const Coordinates = () => {
  const t = useMessages();
  const { latitude, longitude } = useSite().company.position;
  const parts = [
    t(latitude < 0 ? "layout:south" : "layout:north", { degrees: inMinutes(latitude) }),
    t(longitude < 0 ? "layout:west" : "layout:east", { degrees: inMinutes(longitude) }),
  ];
  return (
    <Mark>
      <Ltr>{parts.join(" · ")}</Ltr>
    </Mark>
  );
};
