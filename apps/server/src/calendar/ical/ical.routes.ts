import * as calls from '@clubpulse/contract/calendar/ical.calls';
import { refuse } from '@clubpulse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../../platform/http/problems.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Feeds } from './ical.service.ts';

/** The file has a plain route, because calendar programs send no bearer token. */
export function icalRoutes(app: FastifyInstance, route: Routes, feeds: Feeds): void {
  route(calls.getIcalFeed, ({ params }) => feeds.get(params.id));
  route(calls.createIcalFeed, ({ params }) => feeds.create(params.id));
  route(calls.revokeIcalFeed, ({ params }) => feeds.revoke(params.id));

  app.get<{ Params: { file: string } }>('/ical/:file', async (request, reply) => {
    const [, secret] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    const calendar = secret === undefined ? undefined : await feeds.calendar(secret);
    if (calendar === undefined) return sendRefusal(reply, refuse('NotFound'));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="clubpulse.ics"')
      .header('cache-control', 'private, no-store')
      .send(calendar);
  });
}
