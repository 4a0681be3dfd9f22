import styled from "styled-components";
import { ScaleBar, ScaleEnds } from "../elements/scale-bar";
import { useMessages } from "../features/language/use-messages";
import { Note, Small } from "../elements/text";

/** The names stand on the drawing where they are 15 pixels high or more; on a narrower one a sentence has them. */
const WIDE = "@container plan (min-width: 40rem)";

const Panel = styled.div`
  container: plan / inline-size;
  padding: clamp(1rem, 3vw, 2.5rem) clamp(1rem, 3vw, 2.5rem) clamp(0.75rem, 2vw, 1.5rem);
  background: var(--shallow);
`;

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke: var(--ink);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  --deck: var(--paper-raised);

  [data-fine] {
    stroke-width: 0.75;
  }
`;

const Names = styled.g`
  display: none;
  stroke-width: 1;

  text {
    font: 500 22px var(--sans);
    fill: var(--ink);
    stroke: none;
  }
  ${WIDE} {
    display: inline;
  }
`;

const Sentence = styled(Small)`
  margin-top: var(--s3);

  @media screen {
    ${WIDE} {
      display: none;
    }
  }
`;

/** A name that stands on a stem above the drawing. */
type Name = { text: string; at: number; foot: number };

type Props = {
  /** In metres. */
  length: number;
  lengthInWords: string;
  hasLadder: boolean;
};

/** The boat from above, bow to the right, as long as the scale below it. Its ladder is drawn if it has one. */
export const BoatPlan = ({ length, lengthInWords, hasLadder }: Props) => {
  const t = useMessages();
  const names: Name[] = [
    { text: t("about:bed"), at: 221, foot: 122 },
    { text: t("about:helm"), at: 446, foot: 160 },
    { text: t("about:table"), at: 676, foot: 170 },
  ];
  return (
    <figure>
      <Panel>
        <div role="img" aria-label={t("about:plan")}>
          <Drawing viewBox={`48 6 914 ${hasLadder ? 386 : 330}`} aria-hidden="true">
            <g fill="var(--deck)">
              <path d="M78 100C74 92 80 86 92 85L560 76C740 76 880 128 962 200C880 272 740 324 560 324L92 315C80 314 74 308 78 300Z" />
              <path
                strokeWidth="1"
                d="M112 106L560 97C716 97 838 140 912 200C838 260 716 303 560 303L112 294Z"
              />
            </g>
            <path fill="var(--sand)" d="M78 128H48V272H78" />
            <path data-fine d="M48 152H78M48 176H78M48 200H78M48 224H78M48 248H78" />
            <rect x="126" y="122" width="190" height="156" fill="var(--shallow)" />
            <path data-fine d="M174 122V278" />
            <g fill="var(--deck)">
              <rect x="132" y="134" width="36" height="58" rx="6" />
              <rect x="132" y="208" width="36" height="58" rx="6" />
            </g>
            <g fill="var(--ink)" stroke="none">
              <circle cx="126" cy="122" r="4.5" />
              <circle cx="316" cy="122" r="4.5" />
              <circle cx="126" cy="278" r="4.5" />
              <circle cx="316" cy="278" r="4.5" />
            </g>
            <rect x="452" y="160" width="62" height="80" rx="4" fill="var(--sand)" />
            <path d="M452 200H430" />
            <circle cx="424" cy="200" r="13" fill="var(--deck)" />
            <path strokeWidth="1" d="M411 200H437M424 187V213" />
            <rect x="376" y="168" width="26" height="64" rx="5" fill="var(--shallow)" />
            <path
              fill="var(--shallow)"
              d="M596 122C700 124 780 146 838 176V224C780 254 700 276 596 278V250C690 248 752 232 800 208V192C752 168 690 152 596 150Z"
            />
            <rect x="606" y="170" width="140" height="60" rx="3" fill="var(--sand)" />
            <path data-fine d="M606 185H746M606 200H746M606 215H746" />
            <path strokeWidth="1" d="M866 200H930M890 184V216" />
            {hasLadder && <path data-ladder strokeWidth="2.5" d="M58 176V164M58 236V224" />}
            <Names>
              {names.map(({ text, at, foot }) => (
                <g key={at}>
                  <path d={`M${at} ${foot}V52`} />
                  <text x={at} y="42" textAnchor="middle">
                    {text}
                  </text>
                </g>
              ))}
              {hasLadder && (
                <>
                  <path d="M63 272V356" />
                  <text x="48" y="376">
                    {t("about:bathingLadder")}
                  </text>
                </>
              )}
            </Names>
          </Drawing>
          <ScaleBar $parts={length} />
          <ScaleEnds>
            <span>0</span>
            <span>{lengthInWords}</span>
          </ScaleEnds>
        </div>
        <Sentence>{t("about:planKeys")}</Sentence>
      </Panel>
      <Note as="figcaption" $above={2}>
        {t("about:planNote")}
      </Note>
    </figure>
  );
};
