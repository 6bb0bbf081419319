import type { FastifyError, FastifyInstance } from 'fastify';
import { errors } from 'oidc-provider';
import { isUnavailable } from '../../database/database.ts';
import { unstorableField } from '../../http/storable.ts';
import { accountMark, logDone, logRefused } from '../../log/security.ts';
import { visitor } from './layout.ts';
import { type PageProblem, problemPage } from './notice.pages.ts';
import { pageHeaders } from './page-security.ts';
import { pageLanguage } from './visit.ts';

const FORM_LIMIT = 16_384;

export async function pageScope(
  app: FastifyInstance,
  { appUrl, origins }: { appUrl: string; origins: readonly string[] },
  routes: (pages: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (pages) => {
    const headers = pageHeaders(origins);
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.addHook('preValidation', async ({ params, query, body }) => {
      if (unstorableField({ params, query, body }) !== undefined)
        throw Object.assign(new Error('the request has text that cannot be stored'), { statusCode: 400 });
    });
    pages.addHook('onSend', async (_request, reply) => {
      reply.headers(headers).header('cache-control', 'no-store');
    });
    pages.addHook('onResponse', async (request, reply) => {
      if (request.method !== 'POST') return;
      const status = reply.statusCode;
      const account = accountMark(Reflect.get(Object(request.body), 'email'));
      const form = { security: 'form', at: request.routeOptions.url ?? '', from: request.ip, account, status } as const;
      if (status < 400) logDone(request.log, form);
      else logRefused(request.log, form);
    });
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = problemOf(error);
      if (problem === 'expired' && request.method === 'GET') return reply.redirect(appUrl, 303);
      const isAway = isUnavailable(error);
      if (isAway) request.log.warn({ err: error }, 'what must answer is away');
      else if (problem === 'server') request.log.error({ err: error, url: request.routeOptions.url }, 'page failed');
      const status = { expired: 400, request: 400, busy: 429, server: 500 } as const;
      const language = pageLanguage(undefined, undefined, request.headers['accept-language']);
      return reply
        .code(isAway ? 503 : status[problem])
        .type('text/html; charset=utf-8')
        .send(problemPage(visitor(language, undefined), problem, appUrl, formOf(request.url)));
    });
    routes(pages);
  });
}

const formOf = (url: string) => url.replace(/\/passkey$/, '');

export function problemOf(error: Error & { statusCode?: number }): PageProblem {
  if (error instanceof errors.SessionNotFound) return 'expired';
  if (error.statusCode === 429) return 'busy';
  return error.statusCode !== undefined && error.statusCode < 500 ? 'request' : 'server';
}
