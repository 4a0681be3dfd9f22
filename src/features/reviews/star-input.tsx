import { useState } from "react";
import { Icon } from "../../elements/icon";
import { Hidden } from "../../elements/text";
import { useWords } from "../language/use-words";
import { Group, Row, Word } from "./star-input-parts";

const ratings = [1, 2, 3, 4, 5] as const;

type Rating = (typeof ratings)[number];

const WORD_ID = "rating-word";

/** Five radio buttons drawn as stars; arrow keys move, a click sets, the pointer previews. */
export const StarInput = ({ error }: { error?: string }) => {
  const t = useWords();
  const [chosen, setChosen] = useState<Rating>();
  const [previewed, setPreviewed] = useState<Rating>();
  const rating = previewed ?? chosen;
  const word = rating ? t(`reviews:rating${rating}`) : t("reviews:ratingHint");
  const isWrong = Boolean(error) && !rating;
  return (
    <Group aria-describedby={WORD_ID} $wrong={isWrong}>
      <legend>{t("reviews:rating")}</legend>
      <Row onPointerLeave={() => setPreviewed(undefined)}>
        {ratings.map((value) => (
          <label key={value} onPointerEnter={() => setPreviewed(value)}>
            <input
              type="radio"
              name="rating"
              value={value}
              required
              onChange={() => setChosen(value)}
            />
            <Hidden>{t(`reviews:rating${value}`)}</Hidden>
            <Icon name="star" />
          </label>
        ))}
      </Row>
      <Word id={WORD_ID}>{isWrong ? error : word}</Word>
    </Group>
  );
};
