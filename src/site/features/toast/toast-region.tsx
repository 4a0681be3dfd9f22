import { Suspense } from "react";
import styled from "styled-components";
import { layers } from "../../style/layers";
import { media } from "../../style/media";
import { LazyToastCard } from "./lazy-toast-card";
import { useToast } from "./toast";

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
  const card = toast && (
    <Suspense>
      <LazyToastCard key={toast.id} toast={toast} />
    </Suspense>
  );
  return (
    <Region>
      <div role="status">{toast?.variant === "default" && card}</div>
      <div role="alert">{toast?.variant === "destructive" && card}</div>
    </Region>
  );
};
