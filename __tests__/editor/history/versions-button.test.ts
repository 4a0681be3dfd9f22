/** @jest-environment jsdom */
import { offerVersions } from "../../../src/editor/browser/history/versions-sheet";
import type { EditorConfig } from "../../../src/editor/browser/file-kinds";

let mockLook: () => void;
let mockPath: string | undefined;
jest.mock("../../../src/editor/browser/store", () => ({
  onChange: (look: () => void) => void (mockLook = look),
  openForm: () => (mockPath === undefined ? undefined : { entry: new Map([["path", mockPath]]) }),
}));

const config = {
  collections: [
    { name: "Trip", label: "Excursiones", folder: "content/trips", extension: "json", fields: [] },
  ],
} as unknown as EditorConfig;
const history = { log: jest.fn(), text: jest.fn(), changedFiles: jest.fn() };

test("earlier versions are offered once an entry is there, and of none without a file", () => {
  document.body.innerHTML = `<output id="publication-status"></output>`;
  offerVersions(config, history);
  const button = document.querySelector("button");
  const isOffered = (open?: string) => {
    mockPath = open;
    mockLook();
    return !button?.hidden;
  };
  expect(button?.hidden).toBe(true);
  expect(isOffered("content/trips/midday.json")).toBe(true);
  expect(isOffered("")).toBe(false);
  expect(isOffered("content/trips/midday.json")).toBe(true);
  expect(isOffered(undefined)).toBe(false);
});
