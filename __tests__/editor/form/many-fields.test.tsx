/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import { Profiler } from "react";
import { Field } from "../../../src/editor/form/field";
import { schemaOf } from "../../../src/editor/content/edits";
import type { Path, SchemaNode } from "../../../src/model/schema";
import { renderWithDesk } from "../with-desk";
import { enter, leave, press } from "./at-the-keyboard";

/** Fields of one file that hold no others. */
const fieldsOf = (
  file: string,
  node: SchemaNode,
  path: Path = [],
): { node: SchemaNode; path: Path }[] =>
  Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    const inside = [...path, name];
    if (child.kind === "group") return fieldsOf(file, child, inside);
    return child.kind === "list" || child.kind === "picture" ? [] : [{ node: child, path: inside }];
  });

const FILES = [
  ...["trips/sunset.json", "trips/morning.json", "services/events.json"],
  ...["company.json", "terms.json", "pages/home.json", "pages/about.json"],
];

test("of sixty fields a key draws only its own, in a few milliseconds", async () => {
  const drawn: string[] = [];
  const durations: number[] = [];
  const fields = FILES.flatMap((file) =>
    fieldsOf(file, schemaOf(file) ?? {}).map((field) => ({ file, ...field })),
  ).slice(0, 60);
  expect(fields).toHaveLength(60);
  await renderWithDesk(
    fields.map(({ file, node, path }) => (
      <Profiler
        key={[file, ...path].join()}
        id={[file, ...path].join()}
        onRender={(id, phase, duration) => {
          if (phase === "mount") return;
          drawn.push(id);
          durations.push(duration);
        }}
      >
        <Field file={file} node={node} path={path} />
      </Profiler>
    )),
  );
  const line = screen.getAllByRole<HTMLTextAreaElement>("textbox", {
    name: "Nombre, en español",
  })[0];
  if (!line) throw new Error("There is no trip.");
  enter(line);
  drawn.length = durations.length = 0;
  for (const key of "de oro y de azul") press(line, key);
  expect(new Set(drawn)).toEqual(new Set(["trips/sunset.json,title"]));
  const each = durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
  // A frame has 16; a slow machine under other work takes some of what is left.
  expect(each).toBeLessThan(16);
  // Nor does the check draw what it says nothing new of.
  drawn.length = 0;
  leave(line);
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(new Set(drawn)).toEqual(new Set(["trips/sunset.json,title"]));
});
