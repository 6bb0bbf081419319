import * as calls from '@clubpulse/contract/community/embeds.calls';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { letFrame } from '../../platform/http/framing.ts';
import { languageOf } from '../../platform/http/problems.ts';
import type { Rankings } from '../rankings/public.ts';
import { removedPage } from './embeds.pages.ts';
import { CACHE_SECONDS, createEmbeds } from './embeds.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db'> {
  readonly clubs: Clubs;
  readonly rankings: Rankings;
}
interface Requested {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly by?: unknown; readonly range?: unknown; readonly challenge?: unknown };
}
const word = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** This many times the limit of API calls, because visitors may share one IP address. */
const LOOKS_FOR_A_CALL = 5;

export const embeds = feature({
  name: 'community/embeds',
  build: ({ config, db, clubs, rankings }: Needs) => ({
    embeds: createEmbeds({ db, publicUrl: config.PUBLIC_URL, club: clubs.facts, rankings }),
  }),
  routes: (route, parts) => {
    route(calls.getEmbed, ({ params }) => parts.embeds.get(params.id));
    route(calls.saveEmbed, ({ params, body }) => parts.embeds.save(params.id, body));
    route(calls.endEmbed, ({ params }) => parts.embeds.end(params.id));
  },
  serves: (app, { embeds: served, config }) => {
    const limit = { rateLimit: { max: config.RATE_LIMIT * LOOKS_FOR_A_CALL, timeWindow: 60_000 } };
    app.get<Requested>('/embed/rankings/:code', { config: limit }, async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const { by, range, challenge } = request.query;
      const found = /^[A-Z0-9]{24}$/i.test(request.params.code)
        ? await served.page(request.params.code, { by: word(by), range: word(range), challenge: word(challenge) }, language)
        : undefined;
      const { document, policy } = found?.page ?? removedPage(language);
      letFrame(reply, found?.origins ?? [], policy);
      return reply
        .code(found ? 200 : 404)
        .header('cache-control', found ? `public, max-age=${CACHE_SECONDS}` : 'no-store')
        .header('vary', 'accept-language')
        .type('text/html; charset=utf-8')
        .send(document);
    });
  },
});
