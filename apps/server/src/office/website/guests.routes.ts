import { isRefusal } from '@clubpulse/contract/errors';
import { languages } from '@clubpulse/contract/scalars';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, problemOf } from '../../platform/http/problems.ts';
import { pageScope } from '../../platform/identity/pages/page-scope.ts';
import { dataUsePage, guestPage, unknownGuestPage } from './guests.pages.ts';
import type { Guests } from './guests.service.ts';

interface Options {
  readonly guests: Guests;
  readonly publicUrl: string;
  readonly formsPerMinute: number;
}
interface Requested {
  readonly Params: { readonly secret: string };
  readonly Body: { readonly act?: unknown } | undefined;
}

const secretOf = (request: FastifyRequest<Requested>): string =>
  /^[\w-]{43}$/.test(request.params.secret) ? request.params.secret : '';

/** The page of a guest books only after a press, because programs that check mails open the links in them. */
export async function guestRoutes(app: FastifyInstance, { guests, publicUrl, formsPerMinute }: Options): Promise<void> {
  const appUrl = `${publicUrl}/`;
  const limit = { config: { rateLimit: { max: formsPerMinute, timeWindow: 60_000 } } };
  const show = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    show(reply, unknownGuestPage(languageOf(request.headers['accept-language']), appUrl), 410);

  await pageScope(app, { appUrl, origins: [new URL(publicUrl).origin] }, (pages) => {
    pages.get<{ Params: { readonly code: string }; Querystring: { readonly lang?: unknown } }>(
      '/guest/data/:code',
      limit,
      async (request, reply) => {
        const { code } = request.params;
        const chosen = languages.find((one) => one === request.query.lang);
        const language = chosen ?? languageOf(request.headers['accept-language']);
        const found = /^[A-Z0-9]{24}$/i.test(code) ? await guests.dataUse(code) : undefined;
        return found
          ? show(reply, dataUsePage(language, found, `/guest/data/${code}`))
          : show(reply, unknownGuestPage(language, appUrl), 404);
      },
    );
    pages.get<Requested>('/guest/:secret', limit, async (request, reply) => {
      const page = await guests.page(secretOf(request));
      return page ? show(reply, guestPage(page, { appUrl })) : unknown(request, reply);
    });
    pages.post<Requested>('/guest/:secret', limit, async (request, reply) => {
      const secret = secretOf(request);
      const act = request.body?.act === 'cancel' ? guests.cancel : guests.confirm;
      const refused = await act(secret);
      const page = await guests.page(secret);
      if (!page) return unknown(request, reply);
      const problem = isRefusal(refused) ? problemOf(refused, page.Language, request.id) : undefined;
      return show(reply, guestPage(page, { appUrl, problem: problem?.detail }), problem?.status ?? 200);
    });
  });
}
