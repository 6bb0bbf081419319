import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnServer, type TestServer, TOKEN_SECRET } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openOwnServer();
});
afterAll(() => server.close());

const OWN = new Set(['jti', 'grant', 'GrantId', 'Id', 'iat', 'exp', 'ExpiresAt', 'StartedAt', 'ProvedAt', 'LastUsedAt']);
const alike = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => (OWN.has(name) ? typeof part : part));

it('the token, grant and session of a test equal those of the provider', async () => {
  const tokens = [await server.tokenFor('ada@example.com')];
  const request = { method: 'POST', url: '/oidc/dev/token', headers: { 'x-clubpulse-secret': TOKEN_SECRET } } as const;
  const response = await server.app.inject({ ...request, payload: { email: 'ada@example.com' } });
  tokens.push(response.json<{ access_token: string }>().access_token);
  const [own, provided] = tokens.map((token) => alike([decodeProtectedHeader(token), decodeJwt(token)]));
  expect(own).toEqual(provided);

  const grants = await server.db.selectFrom('identity_payloads').selectAll().where('Model', '=', 'Grant').execute();
  const sessions = await server.db.selectFrom('identity_sessions').selectAll().execute();
  for (const [ours, theirs, ...rest] of [grants, sessions]) {
    expect(alike(ours)).toEqual(alike(theirs));
    expect(rest).toEqual([]);
  }
});

it('several test tokens belong to their accounts, in order, also for existing accounts', async () => {
  const first = decodeJwt(await server.tokenFor('grace@example.com', false));
  const several = await server.tokensFor(['edith@example.com', 'Grace@example.com'].map((email) => ({ email, isProved: true })));
  const [edith, grace] = several.map((token) => decodeJwt(token()));
  expect(edith).toMatchObject({ email: 'edith@example.com', email_verified: true });
  expect(grace).toMatchObject({ email: 'grace@example.com', email_verified: false, sub: first.sub });
});
