import { useEffect, useRef, type KeyboardEvent } from "react";
import { Icon } from "../../elements/icon";
import { SampleTag } from "../../elements/sample-tag";
import type { PictureData } from "../picture/picture";
import { useMessages } from "../language/use-messages";
import { Written } from "../language/written";
import { LightboxStage } from "./lightbox-stage";
import { Bar, Buttons, Caption, Dialog, IconButton } from "./lightbox.styles";
import { closePicture, showPicture } from "./picture-hash";

export type LightboxProps = {
  items: readonly { jsonId: number; picture: PictureData }[];
  index: number;
};

export const Lightbox = ({ items, index }: LightboxProps) => {
  const t = useMessages();
  const ref = useRef<HTMLDialogElement>(null);
  const at = (offset: number) =>
    // Never undefined: the lightbox is only rendered with a picture to open.
    items[(index + offset + items.length) % items.length] as LightboxProps["items"][number];
  const go = (offset: number) => showPicture(at(offset).jsonId);
  const { jsonId, picture } = at(0);

  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // On close, the focus moves to the picture that was shown last.
  useEffect(
    () => () => document.getElementById(String(jsonId))?.focus({ preventScroll: true }),
    [jsonId],
  );

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") go(-1);
    if (key === "ArrowRight") go(1);
  };
  return (
    <Dialog
      ref={ref}
      aria-label={t("gallery:lightbox")}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        closePicture();
      }}
    >
      <Bar>
        <span aria-live="polite">
          {t("gallery:counter", { number: index + 1, total: items.length })}
        </span>
        <IconButton type="button" onClick={closePicture} aria-label={t("gallery:close")}>
          <Icon name="x" />
        </IconButton>
      </Bar>
      <LightboxStage slides={[...new Set([at(-1), at(0), at(1)])]} shown={jsonId} onSwipe={go} />
      <Bar>
        <Caption aria-live="polite">
          <Written text={picture.description} />
          {picture.isSample && (
            <>
              {" "}
              <SampleTag>{t("layout:samplePicture")}</SampleTag>
            </>
          )}
        </Caption>
        <Buttons>
          <IconButton type="button" onClick={() => go(-1)} aria-label={t("gallery:previous")}>
            <Icon name="left" />
          </IconButton>
          <IconButton type="button" onClick={() => go(1)} aria-label={t("gallery:next")}>
            <Icon name="arrow" />
          </IconButton>
        </Buttons>
      </Bar>
    </Dialog>
  );
};
