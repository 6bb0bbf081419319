import { createHash } from 'node:crypto';
import { refuse } from '@clubpulse/contract/errors';
import * as calls from '@clubpulse/contract/office/website/website.calls';
import type { FastifyInstance, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { sendRefusal } from '../../platform/http/problems.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Guests } from './guests.service.ts';
import { CACHE_SECONDS, type Website } from './website.service.ts';

const PREFIX = '/api/website/';
const FEEDS_PER_MINUTE = 60;

const visitOf = ({ code }: { readonly code: string }, request: FastifyRequest) => ({ code, origin: request.headers.origin });

export function websiteRoutes(api: FastifyInstance, route: Routes, website: Website, guests: Guests): void {
  letOtherSitesRead(api);
  route(calls.getWebsite, ({ params }) => website.get(params.id));
  route(calls.saveWebsite, ({ params, body, caller }) => website.save(params.id, body, caller.UserId));
  route(calls.getWebsiteTimetable, ({ params, query, request }) => website.timetable(visitOf(params, request), query));
  route(calls.getWebsiteStore, ({ params, query, request }) => website.shop(visitOf(params, request), query.Language));
  route(calls.bookAsGuest, ({ params, body, request }) => guests.request(visitOf(params, request), body, request.ip));
  feedRoutes(api, website);
}

/**
 * These calls use no cookie and no token, and refuse websites that the club did not allow. Unchanged content is not sent twice.
 */
function letOtherSitesRead(api: FastifyInstance): void {
  api.addHook('onRoute', (route) => {
    // Must run before the next hook, which compresses the response.
    if (route.url.startsWith(PREFIX)) route.onSend = [readable, ...[route.onSend ?? []].flat()];
  });
  api.options('/website/*', (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  );
}

const readable: onSendAsyncHookHandler = async (request, reply, payload) => {
  reply.header('access-control-allow-origin', '*').header('vary', 'origin, accept-encoding');
  if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', `public, max-age=${CACHE_SECONDS}`);
  if (request.headers['if-none-match']?.includes(tag) !== true) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
};

/** The allowed websites are not checked, because calendar programs and search engines send no header with a website. */
function feedRoutes(api: FastifyInstance, website: Website): void {
  const limit = { config: { rateLimit: { max: FEEDS_PER_MINUTE, timeWindow: 60_000 } } };
  const codeOf = (text: string) => (/^[A-Z0-9]{24}$/i.test(text) ? text : '');
  api.get<{ Params: { code: string } }>('/website/:code/timetable.ics', limit, async (request, reply) => {
    const calendar = await website.calendar(codeOf(request.params.code));
    if (calendar === undefined) return sendRefusal(reply, refuse('NotFound'));
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
  api.get<{ Params: { code: string } }>('/website/:code/timetable.json', limit, async (request, reply) => {
    const markup = await website.markup(codeOf(request.params.code));
    if (markup === undefined) return sendRefusal(reply, refuse('NotFound'));
    return reply.type('application/ld+json; charset=utf-8').send(JSON.stringify(markup));
  });
}
