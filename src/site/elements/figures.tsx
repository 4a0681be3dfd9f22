/** A formatted price, "1.320,00 €", of which only the whole amount is large: its currency and its cents are small. */
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
