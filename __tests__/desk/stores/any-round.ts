import fc from "fast-check";
import { FAILURES, type Failure } from "./failing-network";

/**
 * What two people do at once, the order of their requests, and the failure of one of these.
 * @param act what a person does
 * @param requests the number of the last request that may fail
 */
export const anyRound = <Act>(act: fc.Arbitrary<Act>, requests: number) =>
  fc.record({
    acts: fc.tuple(act, act),
    turns: fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }),
    fault: fc.option(
      fc.record({ at: fc.nat(requests), failure: fc.constantFrom<Failure>(...FAILURES) }),
      { freq: 3 },
    ),
  });
