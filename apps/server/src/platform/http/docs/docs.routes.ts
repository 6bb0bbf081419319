import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../html.ts';

const DAY_S = 86_400;

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const ofRenderer = (file: string) => fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`));

/** The page sends a token of the reader, to no other server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

const page = (version: string): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Clubpulse API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css?v=${version}" />
    <link rel="stylesheet" href="docs/docs.css?v=${version}" />
    <script src="docs/swagger-ui-bundle.js?v=${version}" defer></script>
    <script src="docs/docs.js?v=${version}" defer></script>
  </head>
  <body>
    <header class="bar">
      <h1>Clubpulse API</h1>
      <nav>
        <a href="openapi.json" download="clubpulse-openapi.json">OpenAPI 3.1</a>
        <a href="../#/Security">Make a token</a>
      </nav>
    </header>
    <main id="docs" aria-busy="true"><p class="wait">Loading…</p></main>
    <noscript><p class="wait">This page needs JavaScript. The same content is in <a href="openapi.json">openapi.json</a>.</p></noscript>
  </body>
</html>`;

/** Public, made from `openapi.json` by Swagger UI. */
export function docsRoutes(app: FastifyInstance, version: string): void {
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page(version).markup),
  );
  const files = [
    ['docs.js', 'text/javascript; charset=utf-8', beside('docs.js')],
    ['docs.css', 'text/css; charset=utf-8', beside('docs.css')],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8', ofRenderer('swagger-ui-bundle.js')],
    ['swagger-ui.css', 'text/css; charset=utf-8', ofRenderer('swagger-ui.css')],
  ] as const;
  for (const [name, type, file] of files) {
    let content: Promise<Buffer> | undefined;
    app.get(`/docs/${name}`, async (_request, reply) => {
      content ??= readFile(file);
      return reply
        .type(type)
        .header('cache-control', `public, max-age=${DAY_S}`)
        .send(await content);
    });
  }
}
