/** The state of the calendar, or of what is shown instead of it. */
type CalendarStatus =
  /** A link to the provider's own page, until hydration. */
  | "link"
  /** An offer to load the calendar although cookies were rejected. */
  | "declined"
  | "loading"
  /** The calendar did not load in time. It is still shown if it loads later. */
  | "failed"
  | "ready";

type CalendarState = {
  status: CalendarStatus;
  /** Number of the visitor's requests. Each embeds the calendar again. */
  attempt: number;
};

type CalendarEvent =
  /** The visitor has accepted cookies or not chosen yet, or has rejected them. */
  | "permitted"
  | "declined"
  /** The visitor asks for the calendar, or for another attempt. */
  | "requested"
  /** The calendar was removed from the page. Another may follow. */
  | "removed"
  /** Reported by `embedWidget`. */
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
