import type { AuthorizationServer, Client } from 'oauth4webapi';
import { expect, it } from 'vitest';
import { checkRenewal } from './id-token.ts';

const server: AuthorizationServer = { issuer: 'https://provider.example' };
const client: Client = { client_id: 'club-web' };
const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');

function renewed(sub: string | null): Response {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: server.issuer, aud: client.client_id, iat: now, exp: now + 600 };
  const id_token = sub === null ? undefined : `${part({ alg: 'RS256' })}.${part({ ...claims, sub })}.c2lnbmVk`;
  return Response.json({ access_token: 'next', token_type: 'bearer', expires_in: 600, id_token });
}
const check = (response: Response) => checkRenewal({ server, client, response, subject: 'ada' });

it('an ID token from a renewal must be about the same person or without a subject', async () => {
  expect((await check(renewed('ada'))).access_token).toBe('next');
  expect((await check(renewed(null))).access_token).toBe('next');
  await expect(check(renewed('eve'))).rejects.toThrow('another user');
});
