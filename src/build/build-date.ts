import type { GatsbyNode } from "gatsby";
import type { CalendarDate } from "@brisa/typed-content/dates";
import { portDate } from "../model/port-time";

/** Site and content check are of this day: `BUILD_DATE` (YYYY-MM-DD), by default today at the port. */
export const buildDate = (): CalendarDate => process.env.BUILD_DATE ?? portDate(new Date());

export const BUILD_DAY = "BuildDay";

export const buildDayType = `type ${BUILD_DAY} implements Node @dontInfer { date: String! }`;

/** Gatsby answers queries that read the day from this node again if a kept cache is used on another day. */
export const createBuildDay: NonNullable<GatsbyNode["sourceNodes"]> = ({ actions, createNodeId }) =>
  actions.createNode({
    id: createNodeId(BUILD_DAY),
    date: buildDate(),
    internal: { type: BUILD_DAY, contentDigest: buildDate() },
  });
