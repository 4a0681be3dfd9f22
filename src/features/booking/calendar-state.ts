/** What is shown in place of the calendar. */
type CalendarStatus =
  /** A link to the provider's own page, until hydration. */
  | "link"
  /** An offer to load the calendar although cookies were rejected. */
  | "declined"
  | "loading"
  /** No calendar yet. One that arrives late is still shown. */
  | "failed"
  | "ready";

type CalendarState = {
  status: CalendarStatus;
  /** Counts the visitor's requests; each embeds the calendar anew. */
  attempt: number;
};

type CalendarEvent =
  /** The visitor's choice about cookies permits the calendar, or does not. */
  | "permitted"
  | "declined"
  /** The visitor asks for the calendar, or for another attempt. */
  | "requested"
  /** The calendar was taken out of the page, and another may follow. */
  | "removed"
  /** The provider's report; see `embedWidget`. */
  | "ready"
  | "failed";

export const initialState: CalendarState = { status: "link", attempt: 0 };

/** Whether the calendar is in the page, loaded or not. */
export const isEmbedded = ({ status }: CalendarState) => status !== "link" && status !== "declined";

export const calendarReducer = (state: CalendarState, event: CalendarEvent): CalendarState => {
  const to = (status: CalendarStatus) => ({ ...state, status });
  switch (event) {
    case "permitted":
      return isEmbedded(state) ? state : to("loading");
    case "declined":
      return to("declined");
    case "requested":
      return { status: "loading", attempt: state.attempt + 1 };
    case "removed":
      return isEmbedded(state) ? to("loading") : state;
    case "ready":
      return to("ready");
    case "failed":
      return state.status === "loading" ? to("failed") : state;
  }
};
