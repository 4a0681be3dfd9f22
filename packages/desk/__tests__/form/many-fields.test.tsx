import { act, screen } from "@testing-library/react";
import { Profiler } from "react";
import { Field } from "../../form/field";
import { schemaOf } from "../../core/model";
import { renderWithDesk } from "../with-desk";
import { focus, blur, press } from "./keyboard";

const FILES = ["rooms/garden.json", "rooms/street.json", "conditions/stay.yaml"];

test("of many fields a key draws only its own", async () => {
  const rendered: string[] = [];
  const fields = FILES.flatMap((file) =>
    Object.entries(schemaOf(file)?.properties ?? {}).map(([name, node]) => ({ file, node, name })),
  );
  await renderWithDesk(
    fields.map(({ file, node, name }) => (
      <Profiler
        key={`${file},${name}`}
        id={`${file},${name}`}
        onRender={(id, phase) => {
          if (phase !== "mount") rendered.push(id);
        }}
      >
        <Field file={file} node={node} path={[name]} />
      </Profiler>
    )),
  );
  const line = screen.getAllByRole<HTMLTextAreaElement>("textbox", {
    name: "Nombre, en español",
  })[0];
  if (!line) throw new Error("There is no room.");
  focus(line);
  rendered.length = 0;
  for (const key of "de oro y de azul") press(line, key);
  expect(new Set(rendered)).toEqual(new Set(["rooms/garden.json,name"]));
  // The check does not render a field of which it has nothing new to say.
  rendered.length = 0;
  blur(line);
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(new Set(rendered)).toEqual(new Set(["rooms/garden.json,name"]));
});
