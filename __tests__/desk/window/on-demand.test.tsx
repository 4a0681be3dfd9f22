/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { Boundary } from "../../../src/desk/window/part";
import { onDemand } from "../../../src/desk/window/on-demand";

const Hello = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
const lost = () => Promise.reject(new Error("no connection"));

const shown = async (Part: ComponentType<{ name: string }>) => {
  render(
    <Boundary fallback={(tryAgain) => <button onClick={tryAgain}>Again</button>}>
      <Part name="Ana" />
    </Boundary>,
  );
  await act(async () => undefined);
};

const again = () => act(async () => void fireEvent.click(screen.getByRole("button")));

test("code that could not be loaded is loaded at the next try", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const load = jest.fn<Promise<typeof Hello>, []>(() => Promise.resolve(Hello));
  load.mockImplementationOnce(lost).mockImplementationOnce(lost);
  await shown(onDemand(load));
  await again();
  expect(screen.queryByText("Hello Ana")).toBeNull();
  expect(logged.mock.calls.flat().map(String).join()).toContain("no connection");
  await again();
  expect(screen.getByText("Hello Ana")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
  logged.mockRestore();
});

test("code that is there is not loaded again, and is shown at once", async () => {
  const load = jest.fn(() => Promise.resolve(Hello));
  const Part = onDemand(load);
  await shown(Part);
  render(<Part name="Mar" />);
  expect(screen.getByText("Hello Mar")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
