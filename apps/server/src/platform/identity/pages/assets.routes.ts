import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const DAY_S = 86_400;
const font = (subset: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`));
const webauthn = new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser'));
const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export async function assetRoutes(app: FastifyInstance): Promise<void> {
  const assets = [
    ['pages.css', 'text/css; charset=utf-8', beside('pages.css'), 60],
    ['pages.js', 'text/javascript; charset=utf-8', beside('pages.js'), 60],
    ['webauthn.js', 'text/javascript; charset=utf-8', fileURLToPath(webauthn), 30 * DAY_S],
    ['archivo-latin.woff2', 'font/woff2', font('latin'), 30 * DAY_S],
    ['archivo-latin-ext.woff2', 'font/woff2', font('latin-ext'), 30 * DAY_S],
  ] as const;
  for (const [name, type, file, seconds] of assets) {
    const content = await readFile(file);
    app.get(`/oidc/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${seconds}`).send(content),
    );
  }
}
