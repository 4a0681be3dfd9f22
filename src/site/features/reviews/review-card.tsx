import type { ReactNode } from "react";
import { Avatar } from "../../elements/avatar";
import { Stars } from "../../elements/stars";
import { useMessages } from "../language/use-messages";
import { Author, Card } from "./review-card.styles";

type ReviewCardProps = {
  /** An item of a list, unless it stands alone. */
  as?: "article";
  /** By which addresses lead to it. */
  id?: string;
  name: string;
  rating: number;
  /** When it was written, and on which occasion. */
  occasion: ReactNode;
  children: ReactNode;
};

/** Its name may be written from left to right or from right to left. */
export const ReviewCard = ({ as, id, name, rating, occasion, children }: ReviewCardProps) => {
  const t = useMessages();
  return (
    <Card as={as} id={id} aria-label={as && name}>
      <Author>
        <Avatar name={name} />
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          {occasion}
        </div>
        <Stars rating={rating} label={t("reviews:stars", { rating })} />
      </Author>
      {children}
    </Card>
  );
};

/** They may be written from left to right or from right to left. */
export const Quote = ({ text, language }: { text: string; language?: string }) => {
  const t = useMessages();
  return (
    <blockquote lang={language}>
      <bdi>{t("reviews:quote", { text })}</bdi>
    </blockquote>
  );
};
