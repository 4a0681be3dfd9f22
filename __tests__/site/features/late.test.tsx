import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { late } from "../../../src/site/features/late";

test.each<[string, (show: () => void) => unknown]>([
  ["the connection is back", () => window.dispatchEvent(new Event("online"))],
  ["it is shown again", (show) => show()],
])(
  "a part that could not be loaded has a substitute until %s; the page goes on",
  async (_, happens) => {
    const load = jest.fn().mockRejectedValueOnce(new Error("ChunkLoadError"));
    const Part = late(
      load.mockResolvedValue(() => <p>part</p>),
      () => <p>substitute</p>,
    );
    const { rerender } = render(<Part key="first" />);
    expect(await screen.findByText("substitute")).toBeVisible();
    await act(async () => happens(() => rerender(<Part key="second" />)));
    expect(await screen.findByText("part")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  },
);
