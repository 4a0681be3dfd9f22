import { expect, test } from "../fixtures";

test("All routes share one layout. Page titles follow the form '{section name} | {business name}'", async ({
  page,
}) => {
  for (const [path, title] of [
    ["/", "Inicio"],
    ["/quienes-somos/", "Quiénes somos"],
    ["/excursiones/", "Excursiones"],
    ["/servicios-especiales/", "Servicios especiales"],
    ["/precios/", "Precios"],
    ["/reservas/", "Reservas"],
    ["/donde-estamos/", "Dónde estamos"],
    ["/contacto/", "Contacto"],
    ["/galeria/", "Galería"],
    ["/reseñas/", "Reseñas"],
    ["/escribir-reseña/", "Escribir reseña"],
    ["/aviso-legal/", "Aviso legal"],
    ["/politica-privacidad/", "Política de privacidad"],
    ["/politica-cookies/", "Política de cookies"],
    ["/no-existe/", "Página no encontrada"],
    ["/en/precios/", "Prices"],
    ["/de/galeria/", "Galerie"],
  ]) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Brisa de Palma`);
    for (const part of ["header", "main", "footer"])
      await expect(page.locator(part).first()).toBeVisible();
  }
});
