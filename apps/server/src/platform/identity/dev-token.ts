import { timingSafeEqual } from 'node:crypto';
import { emailSchema } from '@clubpulse/contract/scalars';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Accounts } from './accounts.ts';
import { accessClaims, newGrant, resourceServer } from './provider-settings.ts';
import { tokenGiven } from './security/sessions.store.ts';

const TOKEN_SECONDS = 3600;
const bodySchema = z.object({ email: emailSchema });

/** For the user who runs the server (`npm run token`), because only they can read the `secret` of this process. */
export function devTokenRoute(
  app: FastifyInstance,
  {
    provider,
    db,
    accounts,
    secret,
    clientId,
    audience,
  }: { provider: Provider; db: Database; accounts: Accounts; secret: string; clientId: string; audience: string },
): void {
  app.post('/oidc/dev/token', async (request, reply) => {
    if (!equal(String(request.headers['x-clubpulse-secret'] ?? ''), secret))
      return reply.code(403).send({ error: 'This start of the server has another secret.' });
    const body = bodySchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'Give an e-mail address.' });
    const account = await accounts.byEmail(body.data.email);
    const client = await provider.Client.find(clientId);
    if (!account || !client) return reply.code(404).send({ error: `There is no account for ${body.data.email}.` });

    const grant = await newGrant(provider, clientId, account.AccountId);
    const token = new provider.AccessToken({
      accountId: account.AccountId,
      client,
      grantId: grant.jti,
      gty: 'authorization_code',
      expiresIn: TOKEN_SECONDS,
    });
    token.resourceServer = new provider.ResourceServer(audience, resourceServer(audience));
    await tokenGiven(db, {
      grantId: grant.jti,
      accountId: account.AccountId,
      userAgent: request.headers['user-agent'] ?? '',
      provedAt: new Date(),
    });
    token.extra = accessClaims(account, grant.jti);
    return reply
      .header('cache-control', 'no-store')
      .send({ access_token: await token.save(), token_type: 'Bearer', expires_in: TOKEN_SECONDS });
  });
}

function equal(secret: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
