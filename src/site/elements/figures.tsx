import styled from "styled-components";

/** A price in large figures, whose `small` parts are its currency and its cents. */
export const Sum = styled.p`
  font: 440 var(--step-3) / 1.1 var(--serif);
  letter-spacing: -0.018em;
  white-space: nowrap;

  small {
    font-size: 0.55em;
    letter-spacing: 0;
  }
`;

/** A formatted price, "1.320,00 €", of which only the whole amount is large. */
export const Figures = ({ price }: { price: string }) => {
  const [, before, whole, after] = /^(\D*)(.*\d)(\D\d\d\D*)$/.exec(price) ?? [];
  if (!whole) return <span>{price}</span>;
  return (
    <>
      {before && <small>{before}</small>}
      <span>{whole}</span>
      <small>{after}</small>
    </>
  );
};
