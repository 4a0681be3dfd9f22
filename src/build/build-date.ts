import type { GatsbyNode } from "gatsby";
import type { CalendarDate } from "../base/calendar/calendar-date";
import { portDate } from "../model/port-time";

/**
 * Returns the day for which the site is built and its content checked: `BUILD_DATE` (YYYY-MM-DD), by default
 * today at the port.
 */
export const buildDate = (): CalendarDate => process.env.BUILD_DATE ?? portDate(new Date());

/** The type of the node that holds the day of the build. */
export const BUILD_DAY = "BuildDay";

export const buildDayType = `type ${BUILD_DAY} implements Node @dontInfer { date: String! }`;

/**
 * Creates the node from which resolvers read the day, so that Gatsby answers the queries that depend on it
 * again if it builds on another day with a kept cache.
 */
export const createBuildDay: NonNullable<GatsbyNode["sourceNodes"]> = ({ actions, createNodeId }) =>
  actions.createNode({
    id: createNodeId(BUILD_DAY),
    date: buildDate(),
    internal: { type: BUILD_DAY, contentDigest: buildDate() },
  });
