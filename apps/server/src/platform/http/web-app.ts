import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 86_400_000;

/**
 * Serves the built web app: `/` the app, `/tv` the wall's own page, `/version` the build's id as text.
 * Hashed assets are kept a year, the pages are asked for again each time. Without a build only the API answers.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    maxAge: YEAR_MS,
    immutable: true,
    index: false,
    serveDotFiles: false,
  });
  const page = (url: string, file: string, type: string) =>
    app.get(url, { config: { isPage: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).sendFile(file, { cacheControl: false }),
    );
  page('/', 'index.html', 'text/html; charset=utf-8');
  page('/tv', 'tv.html', 'text/html; charset=utf-8');
  page('/version', 'version', 'text/plain; charset=utf-8');
}
