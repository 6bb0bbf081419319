import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Call } from '@clubpulse/contract/call';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../html.ts';
import { openApi } from '../openapi.ts';
import { SerializedResponse, sendSerialized } from '../serialized-response.ts';
import { callPage, eventPage, foundPage, type Site, startPage, tagPage } from './docs.pages.ts';
import { referenceOf } from './reference.ts';

const DAY_S = 86_400;
const WORDS_MAX = 100;

/** The policy allows only this server, because the page sends the reader's token. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  const tag = `W/"${createHash('sha256').update(page.markup).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', tag).header('cache-control', 'public, no-cache').header('content-security-policy', policy);
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.markup);
}

function pageNamed(site: Site, name: string): Html | undefined {
  const { reference } = site;
  const call = reference.callNamed(name);
  if (call) return callPage(site, call);
  const found = reference.tagNamed(name);
  if (found) return tagPage(site, found.area, found.tag);
  const event = name.startsWith('webhook.') ? reference.eventNamed(name.slice('webhook.'.length)) : undefined;
  return event && eventPage(site, event);
}

/** The routes are public. `openapi.json` describes all calls, a page one call. */
export function docsRoutes(app: FastifyInstance, calls: readonly Call[], server: string, version: string): void {
  const reference = referenceOf(calls);
  const site = { reference, server, version };
  const documents = new Map<string, SerializedResponse>();
  const documentOf = (name: string, chosen: readonly Call[]): SerializedResponse => {
    const known = documents.get(name);
    if (known) return known;
    const made = new SerializedResponse(JSON.stringify(openApi(chosen, server, version, name === '')));
    documents.set(name, made);
    return made;
  };
  app.get('/openapi.json', (_request, reply) => sendSerialized(documentOf('', calls), reply));
  app.get<{ Querystring: { find?: string | string[] } }>('/docs', (request, reply) => {
    const words = String(request.query.find ?? '').slice(0, WORDS_MAX);
    return sendPage(reply, words.trim() === '' ? startPage(site) : foundPage(site, words));
  });
  app.get<{ Params: { name: string } }>('/docs/:name', (request, reply) => {
    const page = pageNamed(site, request.params.name);
    return page ? sendPage(reply, page) : reply.callNotFound();
  });
  app.get<{ Params: { name: string } }>('/docs/:name/openapi.json', (request, reply) => {
    const { name } = request.params;
    const found = reference.tagNamed(name);
    return found ? sendSerialized(documentOf(name, found.tag.calls), reply) : reply.callNotFound();
  });
  const files = [
    ['docs.js', 'text/javascript; charset=utf-8'],
    ['docs.css', 'text/css; charset=utf-8'],
  ] as const;
  for (const [name, type] of files) {
    let content: Promise<Buffer> | undefined;
    app.get(`/docs/${name}`, async (_request, reply) => {
      content ??= readFile(fileURLToPath(new URL(name, import.meta.url)));
      return reply
        .type(type)
        .header('cache-control', `public, max-age=${DAY_S}`)
        .send(await content);
    });
  }
}
