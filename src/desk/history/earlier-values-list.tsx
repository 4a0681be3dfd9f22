import { useCallback } from "react";
import { useDesk, useWords, useWork } from "../core/context";
import { RequestResult, useRequest } from "../publishing/request-result";
import { momentText } from "../told/date-text";
import { PlaceLink } from "../window/place-link";
import { earlierValues } from "./earlier-values";

/** «320 € hasta el 3 de agosto», by field. */
export const EarlierValues = ({ file }: { file: string }) => {
  const desk = useDesk();
  const words = useWords();
  const { history } = words.texts;
  const { revision } = useWork().snapshot;
  // Depends on the revision, so that they are read again after a publication.
  const load = useCallback(
    async () =>
      revision === undefined
        ? []
        : earlierValues({ store: desk.store, work: desk.state().work, words }, file),
    [desk, file, revision, words],
  );
  const { request, retry } = useRequest(load);
  return (
    <RequestResult request={request} onRetry={retry}>
      {(fields) =>
        fields.length === 0 ? (
          <p>{history.noEarlier}</p>
        ) : (
          <dl className="earlier">
            {fields.map(({ where, place, values }) => (
              <div key={where}>
                <dt>
                  <PlaceLink place={place}>{where}</PlaceLink>
                </dt>
                {values.map(({ text, until }) => (
                  <dd key={`${until} ${text}`}>
                    {history.until(text, until && momentText(until, words))}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )
      }
    </RequestResult>
  );
};
