import * as calls from '@clubpulse/contract/accounts/security.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../platform/http/route.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import { sessionOf } from '../../platform/identity/token-verifier.ts';
import type { Users } from '../users/public.ts';
import type { AccountSecurity } from './security.service.ts';

const AGENT_MAX = 300;

/** Undefined for a token of an external provider. */
export function acting({ request, language }: { request: FastifyRequest; language: Language }): Acting | undefined {
  const session = sessionOf(request.headers.authorization?.replace(/^Bearer /i, '') ?? '');
  if (session === undefined) return undefined;
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX);
  return { ...session, language, userAgent, from: request.ip };
}

export function securityRoutes(route: Routes, security: AccountSecurity, users: Pick<Users, 'get'>): void {
  route(calls.getSecurity, async (input) => {
    const user = await users.get(input.params.id);
    return isRefusal(user) ? user : security.get(input.params.id, user.Email, acting(input));
  });
  route(calls.listSessions, (input) => security.sessions(acting(input)));
  route(calls.listLog, (input) => security.log(acting(input)));
  route(calls.endSession, (input) =>
    security.act(acting(input), (provider, signedIn) => provider.security.endSession(signedIn, input.params.sessionId)),
  );
  route(calls.endOtherSessions, (input) =>
    security.act(acting(input), (provider, signedIn) => provider.security.endOtherSessions(signedIn)),
  );
  route(calls.changeEmail, (input) =>
    security.act(acting(input), async ({ security: own, change }, signedIn) =>
      (await own.isProved(signedIn)) ? change.askEmail(signedIn, input.body.Email) : own.proofNeeded,
    ),
  );
  route(calls.changePassword, (input) => security.changePassword(acting(input), input.body));
  route(calls.beginApp, (input) => security.act(acting(input), (provider, signedIn) => provider.security.beginTotp(signedIn)));
  route(calls.confirmApp, (input) =>
    security.act(acting(input), (provider, signedIn) => provider.security.confirmTotp(signedIn, input.body.Code)),
  );
  route(calls.removeApp, (input) =>
    security.act(acting(input), async (provider, signedIn) =>
      provider.security.removeTotp(signedIn, await security.isDemanded(input.params.id)),
    ),
  );
  route(calls.newCodes, (input) => security.act(acting(input), (provider, signedIn) => provider.security.newCodes(signedIn)));
  route(calls.beginPasskey, (input) =>
    security.act(acting(input), async (provider, signedIn) => {
      const options = await provider.security.beginPasskey(signedIn);
      return isRefusal(options) ? options : { ...options };
    }),
  );
  route(calls.addPasskey, ({ body, ...input }) =>
    security.act(acting(input), (provider, signedIn) => provider.security.addPasskey(signedIn, body.Response, body.Name)),
  );
  route(calls.removePasskey, (input) =>
    security.act(acting(input), async (provider, signedIn) =>
      provider.security.removePasskey(signedIn, await security.isDemanded(input.params.id), input.params.passkeyId),
    ),
  );
  route(calls.resetFactors, (input) => security.resetFactors(input.params.id, acting(input)));
  route(calls.getDemand, ({ params }) => security.demandOf(params.id));
  route(calls.setDemand, (input) => security.setDemand(input.params.id, input.body.Demanded, acting(input), input.caller.UserId));
}
