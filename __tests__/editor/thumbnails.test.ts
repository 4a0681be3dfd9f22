/** @jest-environment jsdom */
import { showThumbnails } from "../../src/editor/browser/thumbnails";
import { thumbnailsOf } from "../../src/editor/thumbnails";
import { parseContent } from "../../src/content-files/content";
import { collections } from "../../src/model";
import { present } from "../setup/present";

test("entries of folders have the picture that their file names, whatever their number", () => {
  const sources = Object.entries({
    "gallery/3.json": { id: 12, picture: { file: "/media/oar.jpg" } },
    "gallery/4.json": { id: 4 },
    "services/knots.json": { id: "knots", picture: { file: "/media/knots.jpg" } },
    "pages/about.json": { picture: { file: "/media/crew.jpg" } },
  }).map(([file, data]) => ({ file, text: JSON.stringify(data) }));
  const files = sources.map(({ file }) => file);
  expect(thumbnailsOf(parseContent(files, sources, collections))).toEqual({
    "GalleryPicture/entries/3": "/media/oar.jpg",
    "Service/entries/knots": "/media/knots.jpg",
  });
});

test("a list shows its pictures, also when it is sorted anew and when they have changed", async () => {
  const seen = (entry: string, text: string) =>
    `<li><a href="#/collections/${entry}"><h2>${text}</h2></a></li>`;
  document.body.innerHTML = `<div id="nc-root"><ul>
    ${seen("GalleryPicture/entries/3", "Remos")}${seen("Review/entries/otto", "Otto")}
  </ul></div>`;
  const links = [...document.querySelectorAll("a")];
  const link = present(links[0], "link");
  const answers: object[] = [
    { "GalleryPicture/entries/3": "/media/oar.jpg", "GalleryPicture/entries/4": "/media/sail.jpg" },
    { "GalleryPicture/entries/4": "/media/bow.jpg" },
  ];
  Object.assign(window, { fetch: () => Promise.resolve({ json: () => answers.shift() }) });
  const images = () => links.map((each) => each.querySelector("img")?.getAttribute("src") ?? null);
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  showThumbnails();
  await settled();
  expect(images()).toEqual(["/media/oar.jpg", null]);
  expect(link.querySelector("img")?.alt).toBe("");
  link.setAttribute("href", "#/collections/GalleryPicture/entries/4");
  await settled();
  expect(images()).toEqual(["/media/sail.jpg", null]);
  window.dispatchEvent(new Event("hashchange"));
  await settled();
  expect(images()).toEqual(["/media/bow.jpg", null]);
  link.setAttribute("href", "#/collections/GalleryPicture/entries/3");
  await settled();
  expect(images()).toEqual([null, null]);
  // What is emptied after the test would be looked at.
  document.body.replaceChildren();
  await settled();
});
