import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Changes and removes facts, messages, entries and pictures, as an owner does between two publications. */
export const changeAndRemoveContent = (folder: string) => {
  const edit = <Data extends object>(path: string, change: (data: Data) => object) => {
    const file = join(folder, "content", path);
    const data = JSON.parse(readFileSync(file, "utf8")) as Data;
    writeFileSync(file, JSON.stringify({ ...data, ...change(data) }));
  };
  edit("company.json", () => ({ phone: "+34 600 987 654", email: "otra@example.com" }));
  edit<{ guests: number }>("boats/boat.json", ({ guests }) => ({ guests: guests - 1 }));
  edit("trips/morning.json", () => ({ start: "09:45" }));
  edit("locales/es/layout.json", () => ({ book: "Reservad" }));
  rmSync(join(folder, "content/gallery/9.json"));
  rmSync(join(folder, "content/reviews/otto.json"));
  const media = join(folder, "content/media");
  copyFileSync(join(media, "snorkel-cove.jpg"), join(media, "sea-cave.jpg"));
};
