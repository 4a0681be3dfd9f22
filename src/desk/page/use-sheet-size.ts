import { useLayoutEffect, useState, type CSSProperties, type RefObject } from "react";

/** Pixels for which «Ordenador» lays out a page. */
const COMPUTER = 1200;

export const useSheetSize = (sheet: RefObject<HTMLElement>, width: "phone" | "computer") => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [sheet]);
  const isScaled = width === "computer" && size.width > 0 && size.width < COMPUTER;
  const scale = isScaled ? size.width / COMPUTER : 1;
  const style: CSSProperties = {
    display: "block",
    border: 0,
    width: size.width / scale,
    height: size.height / scale,
    transform: isScaled ? `scale(${scale})` : undefined,
    transformOrigin: "0 0",
  };
  return { scale, style };
};
