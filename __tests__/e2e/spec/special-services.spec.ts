import { expect, test } from "../fixtures";

const pages = [
  {
    prefix: "",
    services: [
      "Cumpleaños y aniversarios",
      "Pedidas de mano",
      "Eventos a medida",
      "Decoración personalizada",
    ],
    condition: "Con coste adicional y aviso previo",
    ask: "Contar mi idea",
  },
  {
    prefix: "/en",
    services: [
      "Birthdays and anniversaries",
      "Proposals",
      "Made-to-measure events",
      "Personalised decoration",
    ],
    condition: "At extra cost, with advance notice",
    ask: "Tell us your idea",
  },
  {
    prefix: "/de",
    services: [
      "Geburtstage und Jahrestage",
      "Heiratsanträge",
      "Feste nach Maß",
      "Dekoration nach Wunsch",
    ],
    condition: "Gegen Aufpreis und mit Voranmeldung",
    ask: "Idee erzählen",
  },
];

test("Special services: birthdays and anniversaries, marriage proposals, custom events, personalized decoration (extra cost, advance request). A button leads to /contacto", async ({
  page,
}) => {
  for (const { prefix, services, condition, ask } of pages) {
    await page.goto(`${prefix}/servicios-especiales/`);
    const articles = page.locator("main").getByRole("article");
    await expect(articles.getByRole("heading", { level: 2 })).toHaveText(services);
    const decoration = articles.filter({ hasText: services[3] });
    await expect(decoration.getByText(condition, { exact: true })).toBeVisible();
    const button = page.getByRole("link", { name: ask, exact: true });
    await expect(button).toHaveAttribute("href", `${prefix}/contacto/`);
    await button.click();
    await expect(page).toHaveURL(`${prefix}/contacto/`);
  }
});
