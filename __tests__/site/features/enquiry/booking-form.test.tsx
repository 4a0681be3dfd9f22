import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import {
  post,
  pageWith,
  setOpen,
  showHtml,
  field,
  group,
  trips,
  total,
  enter,
  VISITOR,
  send,
  open,
} from "./show-form";

const bookingPage = pageWith({ completion: "We confirm." });

describe("on the booking page, where one books by message,", () => {
  /** Opens the page as the script in the head leaves it. */
  const openBooking = (query: string) => {
    const container = showHtml(query, bookingPage);
    setOpen(true);
    dispatchEvent(new Event("DOMContentLoaded"));
    const entered = ["trip", "date", "guests"].map((key) => (field(key) as HTMLInputElement).value);
    render(bookingPage, { container, hydrate: true });
    return entered;
  };
  const linkTo = (start: string) =>
    decodeURIComponent(
      group()?.querySelector(`a[href^="${start}"]`)?.getAttribute("href") ?? "",
    ).replaceAll("\u00A0", " ");

  test("a form that is sent without the app has trip, day and group, and needs no further words", () => {
    const form = showHtml("", bookingPage).querySelector("form") as HTMLFormElement;
    fireEvent.change(field("trip"), { target: { value: "sunset" } });
    fireEvent.change(field("date"), { target: { value: "2027-07-03" } });
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      trip: "sunset",
      day: "2027-07-03",
      guests: "",
    });
    const missing = [...form.querySelectorAll("input:invalid, textarea:invalid")];
    expect(missing.map(({ id }) => id)).toEqual(["name", "email"]);
    expect(linkTo("https://wa.me/")).toContain(`text=${trips?.askHello}`);
    expect(linkTo("mailto:")).toContain(`body=${trips?.askHello}`);
  });

  test("what the address names is in the fields before the app comes, and in every message", async () => {
    const query = "?trip=sunset&day=2027-07-03&guests=6";
    expect(openBooking(query)).toEqual(["sunset", "2027-07-03", "6"]);
    const sentence = /Sunset.*17:30–21:00.*3 July 2027.*6/;
    await waitFor(() => expect(linkTo("https://wa.me/")).toMatch(sentence));
    expect(linkTo("mailto:")).toMatch(sentence);
    expect(total()).toHaveTextContent(/€\d+/);
    enter("name", VISITOR.name);
    enter("email", VISITOR.email);
    expect((await send(true)).message).toMatch(sentence);
    expect(location.search).toBe(query);
  });

  test("what is chosen before the app comes stays, and wins over the address", async () => {
    const container = showHtml("?trip=sunset&guests=6", bookingPage);
    setOpen(true);
    dispatchEvent(new Event("DOMContentLoaded"));
    for (const [key, value] of Object.entries({ trip: "morning", date: "2027-07-03", guests: "2" }))
      Object.assign(field(key), { value });
    render(bookingPage, { container, hydrate: true });
    await waitFor(() => expect(location.search).toContain("trip=morning"));
    expect(location.search).toBe("?trip=morning&guests=2&day=2027-07-03");
    expect(field("trip")).toHaveValue("morning");
    expect(linkTo("https://wa.me/")).toMatch(/Morning.*3 July 2027.*2/);
  });

  test("without a choice the message has to say what is wanted", async () => {
    open("", bookingPage);
    enter("name", VISITOR.name);
    enter("email", VISITOR.email);
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => expect(field("message")).toBeInvalid());
    expect(post).not.toHaveBeenCalled();
    enter("trip", "morning");
    expect(field("message")).not.toBeRequired();
    expect((await send(true)).message).toMatch(/Morning/);
  });
});
