/** Seconds. */
export const RETRY_AFTER = 3;

const page = (title: string, text: string) => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="${RETRY_AFTER}" />
    <title>${title}</title>
    <style>
      body { max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
  </body>
</html>
`;

const DESK = '<a href="/admin/">el escritorio</a>';

/** It reloads itself. */
export const waitingPage = (hasContentErrors: boolean) =>
  hasContentErrors
    ? page(
        "El contenido tiene faltas",
        `La web no se puede construir hasta que estén corregidas. Podéis verlas y corregirlas en ${DESK}; después la web saldrá aquí.`,
      )
    : page(
        "La web se está construyendo",
        `Tarda unos minutos y saldrá aquí sola. Mientras tanto podéis abrir ${DESK}.`,
      );
