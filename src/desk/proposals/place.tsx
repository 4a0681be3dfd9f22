import { useEffect, useState } from "react";
import { entryTexts } from "../../typed-content/texts/texts";
import { contentNow } from "../core/content-now";
import { useDesk, useDeskState, useStoredDesk } from "../core/context";
import { lackingIn } from "../translations/to-translate";
import { onDemand } from "../window/on-demand";
import { offeredAmong } from "./proposals";
import { browserTranslator } from "./translator";

/** Loaded after the form. */
const ProposalBand = onDemand(async () => (await import("./after-form")).ProposalBand);

/** Also if the band may have something to say while the entry is written. */
const useIsNeeded = (file: string) => {
  const desk = useDesk();
  const isBegun = useStoredDesk() !== desk;
  const [isNeeded] = useState(
    () =>
      browserTranslator() !== undefined ||
      isBegun ||
      lackingIn(contentNow(desk.state().work), file).missing.length > 0,
  );
  return isNeeded;
};

/** In its place before the band comes, so that nothing moves. Opening the entry forgets what was reviewed. */
export const BandPlace = ({ file }: { file: string }) => {
  const desk = useStoredDesk();
  const isNeeded = useIsNeeded(file);
  const hasTexts = useDeskState(({ work }) => {
    const entry = contentNow(work).entries.find((each) => each.file === file);
    return entry !== undefined && entryTexts(entry).rows.length > 0;
  });
  useEffect(
    () => desk.propose((proposals) => offeredAmong(desk.state().work, proposals)),
    [desk, file],
  );
  if (!isNeeded || !hasTexts) return null;
  return (
    <div className="tally-place">
      <ProposalBand file={file} />
    </div>
  );
};
