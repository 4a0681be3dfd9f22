import styled from "styled-components";
import { layers } from "../../style/layers";
import { media } from "../../style/media";
import { late } from "../late";
import { useToast, type Toast } from "./toast";

/** Pages that may report a lost connection preload it. */
export const loadToastCard = () => import(/* webpackChunkName: "lazy-toast" */ "./toast-card");

/** For a toast card that could not be loaded. */
const PlainToast = ({ toast }: { toast: Toast }) => (
  <p>
    {toast.title} {toast.description}
  </p>
);

const LateToastCard = late(async () => (await loadToastCard()).ToastCard, PlainToast);

const Region = styled.div`
  position: fixed;
  z-index: ${layers.toast};
  inset: 5rem var(--gutter) auto;
  display: grid;
  justify-items: end;
  pointer-events: none;
  ${media.wide} {
    top: 8rem;
  }
`;

/** In live regions that exist before the toast, so that screen readers announce it. */
export const ToastRegion = () => {
  const toast = useToast();
  const card = toast && <LateToastCard key={toast.id} toast={toast} />;
  return (
    <Region>
      <div role="status">{toast?.variant === "default" && card}</div>
      <div role="alert">{toast?.variant === "destructive" && card}</div>
    </Region>
  );
};
