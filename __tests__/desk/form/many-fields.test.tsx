/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import { Profiler } from "react";
import { Field } from "../../../src/desk/form/field";
import { schemaOf } from "../../../src/desk/core/model";
import type { Path, SchemaNode } from "../../../src/typed-content/schema";
import { renderWithDesk } from "../with-desk";
import { focus, blur, press } from "./keyboard";

/** Returns the fields of a file that contain no other fields. */
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

test("of sixty fields a key draws only its own", async () => {
  const rendered: string[] = [];
  const fields = FILES.flatMap((file) =>
    fieldsOf(file, schemaOf(file) ?? {}).map((field) => ({ file, ...field })),
  ).slice(0, 60);
  expect(fields).toHaveLength(60);
  await renderWithDesk(
    fields.map(({ file, node, path }) => (
      <Profiler
        key={[file, ...path].join()}
        id={[file, ...path].join()}
        onRender={(id, phase) => {
          if (phase !== "mount") rendered.push(id);
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
  focus(line);
  rendered.length = 0;
  for (const key of "de oro y de azul") press(line, key);
  expect(new Set(rendered)).toEqual(new Set(["trips/sunset.json,title"]));
  // The check does not render a field of which it has nothing new to say.
  rendered.length = 0;
  blur(line);
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(new Set(rendered)).toEqual(new Set(["trips/sunset.json,title"]));
});
