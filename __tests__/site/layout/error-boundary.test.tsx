/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../src/site/layout/error-boundary";

const Broken = (): never => {
  throw new Error("thrown by the test");
};

test("an error takes away what it is in, and nothing else", () => {
  const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <>
      <header>Header</header>
      <ErrorBoundary fallback={<p>What now</p>}>
        <p>Content</p>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  report.mockRestore();
  expect(document.body.textContent).toBe("HeaderWhat now");
  expect(screen.queryByText("Content")).toBeNull();
});
