import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { letFrame } from './framing.ts';

/** The file for the clubs' websites has the same URL in every release, so it is cached only briefly. */
const FOR_WEBSITES = 'public, max-age=300';
const IMMUTABLE = `public, max-age=${365 * 86_400}, immutable`;

export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  const assets = path.join(folder, 'assets') + path.sep;
  const widget = path.join(folder, 'widget.js');
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, sent) => {
      const file = sent.replace(/\.br$/, '');
      if (file === widget) reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('cache-control', file === widget ? FOR_WEBSITES : file.startsWith(assets) ? IMMUTABLE : 'no-cache');
    },
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
  });
  const page = (url: string, file: string, type: string) =>
    app.get(url, { config: { isPage: true } }, (_request, reply) => reply.type(type).sendFile(file));
  page('/', 'index.html', 'text/html; charset=utf-8');
  app.get('/embed', { config: { isPage: true } }, (_request, reply) => {
    letFrame(reply, []);
    return reply.type('text/html; charset=utf-8').sendFile('index.html');
  });
  page('/tv', 'tv.html', 'text/html; charset=utf-8');
  page('/version', 'version', 'text/plain; charset=utf-8');
}
