import { fireEvent, render, screen } from "@testing-library/react";
import { useKeys } from "../../window/use-keys";

const mockPlatform = jest.spyOn(navigator, "platform", "get");
const mockRead = () => {
  let isMac = false;
  jest.isolateModules(() => ({ isMac } = jest.requireActual("../../words/keys")));
  return isMac;
};
// What is read once when the desk is loaded is read at each key.
jest.mock("../../words/keys", () => ({
  get isMac() {
    return mockRead();
  },
}));

const act = { search: jest.fn(), save: jest.fn(), undo: jest.fn(), redo: jest.fn() };

const Text = () => {
  useKeys(act);
  return <textarea />;
};

test.each([
  ["MacIntel", "metaKey", "ctrlKey"],
  ["Win32", "ctrlKey", "metaKey"],
])("on %s the desk's keys are pressed with %s, and %s is the text's", (platform, own, other) => {
  mockPlatform.mockReturnValue(platform);
  jest.clearAllMocks();
  render(<Text />);
  const text = screen.getByRole("textbox");
  expect(fireEvent.keyDown(text, { key: "k", [other]: true })).toBe(true);
  expect(act.search).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(text, { key: "k", [own]: true })).toBe(false);
  expect(act.search).toHaveBeenCalledTimes(1);
});
