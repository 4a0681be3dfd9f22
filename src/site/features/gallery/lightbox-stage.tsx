import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  useSyncExternalStore,
} from "react";
import { Picture, type PictureData } from "../picture/picture";
import { MAGNIFICATION, Slide, Stage } from "./lightbox.styles";
import { useGestures, type Point } from "./use-gestures";

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
