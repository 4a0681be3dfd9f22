import { useMessages } from "./language/use-messages";
import { Ltr } from "../elements/text";

/** Without their direction: "39° 33′". */
const inMinutes = (degrees: number) => {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, "0")}′`;
};

/** As on a chart: "39° 33′ N · 2° 38′ E". */
export const Coordinates = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
  const t = useMessages();
  const parts = [
    t(latitude < 0 ? "layout:south" : "layout:north", { degrees: inMinutes(latitude) }),
    t(longitude < 0 ? "layout:west" : "layout:east", { degrees: inMinutes(longitude) }),
  ];
  return <Ltr>{parts.join(" · ")}</Ltr>;
};
