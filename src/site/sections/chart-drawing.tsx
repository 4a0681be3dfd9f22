import { graphql } from "gatsby";
import { Picture } from "../features/picture/picture";

type Props = {
  chart: Queries.ChartFragment["chart"];
  sizes: string;
};

const DELIVERED = { width: 1000, height: 704 };

const imageOf = ({ picture }: NonNullable<Props["chart"]>) =>
  picture.file.childImageSharp?.gatsbyImageData;

/** Width by height. */
export const ratioOf = (chart: Props["chart"]) => {
  const { width, height } = (chart && imageOf(chart)) ?? DELIVERED;
  return width / height;
};

/** The owner's chart, or the delivered one of the Bay of Palma, without its places. */
export const ChartDrawing = ({ chart, sizes }: Props) =>
  chart ? (
    <Picture picture={chart.picture} sizes={sizes} />
  ) : (
    <img src="/art/bay.svg" alt="" {...DELIVERED} loading="lazy" />
  );

export const fragment = graphql`
  fragment Chart on Places {
    chart {
      north
      south
      west
      east
      credit
      picture {
        ...Photo
      }
    }
    port {
      name(language: $language)
      side
    }
  }
`;
