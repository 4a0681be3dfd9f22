import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  useSyncExternalStore,
  type PointerEvent,
} from "react";
import { Picture, type PictureData } from "../picture/picture";
import { MAGNIFICATION, Slide, Stage } from "./lightbox.styles";

/** Shortest swipe, and greatest distance between the two taps of a double tap, in pixels. */
const DISTANCE = 48;

/** Longest time between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 300;

/** A point in an element, as parts of its width and height. */
export type Point = { x: number; y: number };

type Gestures = {
  /** A horizontal swipe: 1 to go forward, which is a swipe to the left; -1 to go back. */
  onSwipe: (offset: 1 | -1) => void;
  onDoubleTap: (point: Point) => void;
};

/** On touch screens. */
const useGestures = ({ onSwipe, onDoubleTap }: Gestures) => {
  const startX = useRef<number>();
  const lastTap = useRef<PointerEvent>();

  const onTap = (tap: PointerEvent) => {
    const last = lastTap.current;
    const isSecond =
      last &&
      tap.timeStamp - last.timeStamp < DOUBLE_TAP &&
      Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY) < DISTANCE;
    lastTap.current = isSecond ? undefined : tap;
    if (!isSecond) return;
    const { left, top, width, height } = tap.currentTarget.getBoundingClientRect();
    onDoubleTap({ x: (tap.clientX - left) / width, y: (tap.clientY - top) / height });
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      startX.current = pointerType === "touch" && isPrimary ? clientX : undefined;
    },
    /** The browser has taken over, to scroll or to zoom. */
    onPointerCancel: () => (startX.current = undefined),
    onPointerUp: (event: PointerEvent) => {
      if (startX.current === undefined) return;
      const distance = event.clientX - startX.current;
      startX.current = undefined;
      if (Math.abs(distance) < DISTANCE) onTap(event);
      else onSwipe(distance < 0 ? 1 : -1);
    },
  };
};

const subscribe = (listener: () => void) => {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
};

/** Whether the visitor has enlarged the whole page with two fingers. */
const useIsZoomed = () =>
  useSyncExternalStore(subscribe, () => (window.visualViewport?.scale ?? 1) > 1);

/** Width by height. */
const ratioOf = ({ file }: PictureData) => {
  const image = file.childImageSharp?.gatsbyImageData;
  return image && image.width / image.height;
};

type Props = {
  /** The picture that is shown, and its neighbours, which are rendered as well, so that they are preloaded. */
  slides: readonly { jsonId: number; picture: PictureData }[];
  shown: number;
  onSwipe: (offset: 1 | -1) => void;
};

/**
 * The picture of the lightbox. A swipe changes it. A double tap magnifies it, until another double tap or the next
 * picture; then the finger moves it, as it moves a page that is zoomed.
 */
export const LightboxStage = ({ slides, shown, onSwipe }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const isZoomed = useIsZoomed();
  /** The picture that is magnified, and its point that was tapped. */
  const [magnified, setMagnified] = useState<Point & { jsonId: number }>();
  const point = magnified?.jsonId === shown ? magnified : undefined;
  const scrolls = isZoomed || point !== undefined;
  const gestures = useGestures({
    onSwipe: (offset) => scrolls || onSwipe(offset),
    onDoubleTap: (tapped) => setMagnified(point ? undefined : { jsonId: shown, ...tapped }),
  });
  useEffect(() => () => setMagnified(undefined), [shown]);
  useLayoutEffect(() => {
    const { current: stage } = ref;
    if (!stage || !point) return;
    stage.scrollLeft = point.x * (stage.scrollWidth - stage.clientWidth);
    stage.scrollTop = point.y * (stage.scrollHeight - stage.clientHeight);
  }, [point]);

  return (
    <Stage ref={ref} data-scrolls={scrolls || undefined} {...gestures}>
      {slides.map(({ jsonId, picture }) => {
        const isMagnified = jsonId === point?.jsonId;
        return (
          <Slide
            key={jsonId}
            hidden={jsonId !== shown}
            data-magnified={isMagnified || undefined}
            style={{ "--ratio": ratioOf(picture) } as CSSProperties}
          >
            <Picture
              picture={picture}
              sizes={isMagnified ? `${MAGNIFICATION * 100}vw` : "100vw"}
              eager
            />
          </Slide>
        );
      })}
    </Stage>
  );
};
