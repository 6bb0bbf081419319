import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnServer, type TestServer, TOKEN_SECRET } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await openOwnServer();
});
afterAll(() => house.close());

const OWN = new Set(['jti', 'grant', 'GrantId', 'Id', 'iat', 'exp', 'ExpiresAt', 'StartedAt', 'ProvedAt', 'LastUsedAt']);
const alike = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => (OWN.has(name) ? typeof part : part));

it('the token, grant and session of a test equal those of the provider', async () => {
  const tokens = [await house.tokenFor('ada@example.com')];
  const request = { method: 'POST', url: '/oidc/dev/token', headers: { 'x-clubpulse-secret': TOKEN_SECRET } } as const;
  const response = await house.app.inject({ ...request, payload: { email: 'ada@example.com' } });
  tokens.push(response.json<{ access_token: string }>().access_token);
  const [own, provided] = tokens.map((token) => alike([decodeProtectedHeader(token), decodeJwt(token)]));
  expect(own).toEqual(provided);

  const grants = await house.db.selectFrom('identity_payloads').selectAll().where('Model', '=', 'Grant').execute();
  const sessions = await house.db.selectFrom('identity_sessions').selectAll().execute();
  for (const [ours, theirs, ...rest] of [grants, sessions]) {
    expect(alike(ours)).toEqual(alike(theirs));
    expect(rest).toEqual([]);
  }
});

it('several test tokens belong to their accounts, in order, also for existing accounts', async () => {
  const first = decodeJwt(await house.tokenFor('grace@example.com', false));
  const several = await house.tokensFor(['edith@example.com', 'Grace@example.com'].map((email) => ({ email, isProved: true })));
  const [edith, grace] = several.map((token) => decodeJwt(token()));
  expect(edith).toMatchObject({ email: 'edith@example.com', email_verified: true });
  expect(grace).toMatchObject({ email: 'grace@example.com', email_verified: false, sub: first.sub });
});
