/** @jest-environment node */
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Cms } from "../../src/editor/browser/cms";
import { registerPreviews } from "../../src/editor/browser/preview";
import { collections } from "../../src/model";

type Template = Parameters<Cms["registerPreviewTemplate"]>[1];

const MARKUP = `"></iframe><b onclick="1">`;

test("the preview is the page itself: nothing of an entry becomes markup in it", () => {
  const templates = new Map<string, Template>();
  const registerPreviewTemplate = (name: string, template: Template) =>
    void templates.set(name, template);
  Object.assign(globalThis, { CMS: { registerPreviewTemplate }, h: createElement });
  registerPreviews();
  expect([...templates.keys()]).toEqual(collections.map(({ type }) => type));
  const entry = { get: () => MARKUP } as unknown as Parameters<Template>[0]["entry"];
  for (const template of templates.values()) {
    const html = renderToStaticMarkup(template({ entry }) as ReactElement);
    expect(html).not.toContain("onclick");
  }
});
