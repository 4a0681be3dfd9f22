import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
// Loads now what is otherwise loaded with the first toast.
import "../../../../src/site/features/toast/toast-card";
import { showToast } from "../../../../src/site/features/toast/toast";
import { ToastRegion } from "../../../../src/site/features/toast/toast-region";
import { LanguageProvider } from "../language-provider";

const show = (title: string, duration?: number) =>
  act(async () => showToast({ title, description: "", variant: "destructive", duration }));

const shown = () => screen.queryAllByRole("button").map((each) => each.parentElement?.textContent);
const card = () => screen.getByRole("button").parentElement as HTMLElement;
const pass = (time: number) => act(async () => jest.advanceTimersByTime(time));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <LanguageProvider>
      <input />
      <ToastRegion />
    </LanguageProvider>,
  );
});
afterEach(async () => {
  await pass(60_000);
  jest.useRealTimers();
});

test("auto-dismissed after 5000 ms by default, not while hovered or focused", async () => {
  await show("First");
  fireEvent.pointerEnter(card());
  await pass(20_000);
  act(() => screen.getByRole("button").focus());
  fireEvent.pointerLeave(card());
  await pass(20_000);
  expect(shown()).toEqual(["First"]);
  act(() => screen.getByRole("textbox").focus());
  await pass(4_999);
  expect(shown()).toEqual(["First"]);
  await pass(1);
  expect(shown()).toEqual([]);
});

test("only one visible at a time, a new one replaces it, and has its own time", async () => {
  await show("First");
  await pass(4_000);
  await show("Second", 8_000);
  expect(shown()).toEqual(["Second"]);
  await pass(7_999);
  expect(shown()).toEqual(["Second"]);
  await pass(1);
  expect(shown()).toEqual([]);
});

test("Escape dismisses, and so does its button, which gives the focus back", async () => {
  await show("First");
  fireEvent.keyDown(window, { key: "Escape" });
  expect(shown()).toEqual([]);
  await show("Second");
  act(() => screen.getByRole("textbox").focus());
  act(() => screen.getByRole("button").focus());
  fireEvent.click(screen.getByRole("button"));
  expect(shown()).toEqual([]);
  expect(screen.getByRole("textbox")).toHaveFocus();
});
