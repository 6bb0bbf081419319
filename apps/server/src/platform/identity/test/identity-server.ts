import type { RequestListener } from 'node:http';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { type Config, readConfig } from '../../config/config.ts';
import { openDatabase } from '../../database/database.ts';
import { createHttpServer } from '../../http/server.ts';
import { createMail } from '../../mail/mail.ts';
import { createEmbeddedProvider } from '../embedded-provider.ts';
import { createTokenVerifier } from '../token-verifier.ts';
import { type Browser, type Pkce, pkce } from './visitor-browser.ts';

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

export async function startIdentity(databaseUrl: string, environment: Record<string, string> = {}) {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = http.createServer((request, response) => listener(request, response));
  const port = Number(environment['PORT'] ?? 0);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${bound}`;
  const config: Config = readConfig({ PUBLIC_URL: origin, RATE_LIMIT: '1000', ...environment });
  const log = pino({ level: 'silent' });
  const { db, close } = openDatabase(databaseUrl);
  const mail = createMail({ db, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, log });
  const provider = await createEmbeddedProvider({ config, db, mail, log, tokenSecret: 'between us' });
  const app = await createHttpServer(log, {
    providerSources: async () => [],
    serverFactory: (handle) => {
      listener = (request, response) => {
        if (!provider.handler(request, response)) handle(request, response);
      };
      return server;
    },
  });
  await provider.registerPages(app);
  app.get<{ Params: { accountId: string } }>('/made/:accountId', (request, reply) => {
    provider.admit(reply, request.params.accountId);
    return reply.send('');
  });
  await app.ready();

  const verifier = createTokenVerifier({
    issuer: provider.issuer,
    audience: config.OIDC_AUDIENCE,
    tokenType: config.OIDC_TOKEN_TYPE,
    emailClaim: config.OIDC_EMAIL_CLAIM,
    adminClaim: config.OIDC_ADMIN_CLAIM,
    editorClaim: config.OIDC_EDITOR_CLAIM,
    ...provider.verification,
  });
  provider.onGrantRevoked(verifier.forgetGrant);

  async function token(fields: Record<string, string>): Promise<Response> {
    return fetch(`${provider.issuer}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: config.OIDC_CLIENT_ID, ...fields }),
    });
  }

  return {
    origin,
    config,
    db,
    provider,
    verifier,
    async authorize(browser: Browser, params: Record<string, string> = {}): Promise<{ response: Response; proof: Pkce }> {
      const proof = pkce();
      const query = new URLSearchParams({
        client_id: config.OIDC_CLIENT_ID,
        response_type: 'code',
        redirect_uri: `${origin}/`,
        scope: config.OIDC_SCOPE,
        resource: config.OIDC_AUDIENCE,
        code_challenge: proof.challenge,
        code_challenge_method: 'S256',
        state: 'state',
        ...params,
      });
      return { response: await browser.open(`/oidc/auth?${query.toString()}`), proof };
    },
    async exchange(location: string, proof: Pkce): Promise<Tokens> {
      const code = new URL(location).searchParams.get('code') ?? '';
      const fields = { grant_type: 'authorization_code', code, redirect_uri: `${origin}/`, code_verifier: proof.verifier };
      const response = await token(fields);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Tokens;
    },
    refresh: (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async lastMail() {
      const row = await db.selectFrom('mails').selectAll().orderBy('MailId', 'desc').limit(1).executeTakeFirst();
      return row && { ...row, link: /https?:\S+/.exec(row.Text)?.[0] ?? '' };
    },
    async stop() {
      mail.close();
      await app.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}
export type IdentityServer = Awaited<ReturnType<typeof startIdentity>>;
