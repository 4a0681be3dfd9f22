/** @jest-environment jsdom */
import { takeAlong } from "../../../src/site/head-scripts/address";
import { fillInSource } from "../../../src/site/head-scripts/source";
import { keepDraft } from "../../../src/site/storage/drafts";
import { keepOpened } from "../../../src/site/features/outing/use-outing";

Object.assign(globalThis, { HAS_SOURCES: true });
takeAlong();

const LINES = { "hotel-sol": "Vengo de: Hotel Sol", tarjeta: "Vengo de: la tarjeta" };

const arrive = (address: string) => {
  sessionStorage.clear();
  history.replaceState(null, "", address);
  document.body.innerHTML = `
    <form data-app-key="draft-contact"><p hidden><input name="source"></p></form>
    <a id="page" href="/precios/?a=1#prices">x</a>
    <a id="language" href="/en/" hreflang="en">x</a>
    <a id="chat" href="https://wa.me/34600?text=Hola%2C%20buenas">x</a>
    <a id="bare" href="https://wa.me/34600">x</a>
    <a id="mail" href="mailto:write@vela.test?subject=Hola&body=Buenas">x</a>
    <a id="address" href="mailto:write@vela.test">x</a>
    <a id="provider" href="https://calendar.example/?text=1">x</a>
    <aside data-sources='${JSON.stringify(LINES)}'></aside>`;
};

/** The address to which a link leads when it is pressed. */
const pressed = (id: string) => {
  const link = document.getElementById(id) as HTMLAnchorElement;
  link.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  return decodeURIComponent(link.href.replace(location.origin, ""));
};

test.each([
  "?ref=hotel-sol",
  "?REF=Hotel-Sol.",
  "?a=1&amp;ref=hotel-sol",
  "?a%3D1%26ref%3Dhotel-sol)",
])(
  "with %s a link of the site carries the source, and a chat or a mail has a line, until the next press",
  (query) => {
    arrive(`/excursiones/${query}`);
    const page = document.getElementById("page") as HTMLAnchorElement;
    expect(pressed("page")).toBe("/precios/?a=1&ref=hotel-sol#prices");
    expect(pressed("chat")).toBe(
      "https://wa.me/34600?text=Hola, buenas\r\n\r\nVengo de: Hotel Sol",
    );
    expect(page.search).toBe("?a=1");
    expect(pressed("bare")).toBe("https://wa.me/34600?text=Vengo de: Hotel Sol");
    expect(pressed("mail")).toMatch(/body=Buenas\r\n\r\nVengo de: Hotel Sol$/);
    expect(pressed("address")).toBe("mailto:write@vela.test?body=Vengo de: Hotel Sol");
    expect(pressed("provider")).toBe("https://calendar.example/?text=1");
    expect(pressed("language")).toMatch(/hotel-sol/i);
  },
);

test.each([
  "",
  "?ref=",
  "?ref=hotel",
  `?ref=${"a".repeat(2000)}`,
  "?ref=<b>",
  "?ref=toString",
  "?xref=tarjeta",
])("%.30s names no source of the owner's, and changes nothing", (query) => {
  arrive(`/excursiones/${query}`);
  expect(pressed("page")).toBe("/precios/?a=1#prices");
  expect(pressed("chat")).toBe("https://wa.me/34600?text=Hola, buenas");
});

test("a form shows the source, which may be deleted; nothing of it is stored", () => {
  arrive("/contacto/?ref=tarjeta&day=2027-07-10");
  fillInSource();
  dispatchEvent(new Event("DOMContentLoaded"));
  const field = document.querySelector("input") as HTMLInputElement;
  expect([field.value, field.closest("[hidden]")]).toEqual(["Vengo de: la tarjeta", null]);
  keepDraft("draft-contact", document.querySelector("form") as HTMLFormElement);
  keepOpened();
  expect(Object.values({ ...sessionStorage })).toEqual(["?day=2027-07-10"]);
  field.value = "";
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(field.value).toBe("");
});
