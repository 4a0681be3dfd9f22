import { act, fireEvent, render, screen } from "@testing-library/react";
import { Boundary } from "../../ui/part";
import { onDemand } from "../../ui/on-demand";

const Hello = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
const lost = () => Promise.reject(new Error("no connection"));

test("code that could not be loaded is loaded at the next try; what is there is shown at once", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const load = jest.fn<Promise<typeof Hello>, []>(() => Promise.resolve(Hello));
  load.mockImplementationOnce(lost).mockImplementationOnce(lost);
  const Part = onDemand(load);
  render(
    <Boundary fallback={(tryAgain) => <button onClick={tryAgain}>Again</button>}>
      <Part name="Ana" />
    </Boundary>,
  );
  const again = () => act(async () => void fireEvent.click(screen.getByRole("button")));
  await act(async () => undefined);
  await again();
  expect(screen.queryByText("Hello Ana")).toBeNull();
  expect(logged.mock.calls.flat().map(String).join()).toContain("no connection");
  await again();
  expect(screen.getByText("Hello Ana")).toBeTruthy();
  render(<Part name="Mar" />);
  expect(screen.getByText("Hello Mar")).toBeTruthy();
  logged.mockRestore();
});
