import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const CLIENT_ID = 'club-app';
const CLIENT_SECRET = 'secret of the app';
export const DOOR = 'nobody-guesses-this-door-0123';

/** A double of Garmin with OAuth and PKCE, account, permissions, deregistration and callbacks. */
export async function openGarmin() {
  const agreed = new Map<string, { account: string; challenge: string; redirect: string }>();
  const owners = new Map<string, string>();
  const notified = { renewed: 0, goodbyes: [] as string[], fetched: [] as string[] };
  const callbacks = new Map<string, unknown>();
  const settings = { permissions: ['ACTIVITY_EXPORT', 'HEALTH_EXPORT'], expiresIn: 86_400, isAway: false, isSilent: false };
  let count = 0;

  const tokensFor = (account: string) => {
    const [access_token, refresh_token] = [`access-${++count}`, `refresh-${count}`];
    owners.set(access_token, account);
    owners.set(refresh_token, account);
    return {
      access_token,
      refresh_token,
      expires_in: settings.expiresIn,
      refresh_token_expires_in: 7_775_998,
      token_type: 'bearer',
    };
  };
  function token(form: URLSearchParams): [number, unknown] {
    const wrong: [number, unknown] = [400, { error: 'invalid_grant' }];
    if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET)
      return [401, { error: 'invalid_client' }];
    if (form.get('grant_type') === 'refresh_token') {
      const old = form.get('refresh_token') ?? '';
      const account = owners.get(old);
      if (account === undefined) return wrong;
      owners.delete(old);
      notified.renewed++;
      return [200, tokensFor(account)];
    }
    const code = form.get('code') ?? '';
    const one = agreed.get(code);
    agreed.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return one?.challenge === challenge && one.redirect === form.get('redirect_uri') ? [200, tokensFor(one.account)] : wrong;
  }
  function answer(method: string, path: string, account: string | undefined): [number, unknown] {
    if (account === undefined) return [401, { error: 'invalid_token' }];
    if (path === '/wellness-api/rest/user/id') return [200, { userId: account }];
    if (path === '/wellness-api/rest/user/permissions') return settings.isSilent ? [503, {}] : [200, settings.permissions];
    if (path === '/wellness-api/rest/user/registration' && method === 'DELETE') {
      notified.goodbyes.push(account);
      return [204, undefined];
    }
    notified.fetched.push(path);
    const found = callbacks.get(path);
    if (typeof found === 'number') return [found, {}];
    return found === undefined ? [404, { error: 'nothing' }] : [200, found];
  }

  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
      const form = new URLSearchParams(Buffer.concat(parts).toString());
      const isToken = path === '/token';
      const ask = () => (isToken ? token(form) : answer(request.method ?? '', path, owners.get(bearer)));
      const [status, body] = settings.isAway ? [503, {}] : ask();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    notified,
    callbacks,
    settings,
    environment: {
      GARMIN_CLIENT_ID: CLIENT_ID,
      GARMIN_CLIENT_SECRET: CLIENT_SECRET,
      GARMIN_DOOR: DOOR,
      GARMIN_CONFIRM_URL: `${origin}/oauth2Confirm`,
      GARMIN_TOKEN_URL: `${origin}/token`,
      GARMIN_API_URL: origin,
    },
    agree(url: string, account: string): { Code: string; State: string } {
      const question = new URL(url).searchParams;
      const Code = `code-${++count}`;
      const [challenge, redirect] = [question.get('code_challenge') ?? '', question.get('redirect_uri') ?? ''];
      if (question.get('code_challenge_method') === 'S256' && question.get('client_id') === CLIENT_ID)
        agreed.set(Code, { account, challenge, redirect });
      return { Code, State: question.get('state') ?? '' };
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
export type GarminServer = Awaited<ReturnType<typeof openGarmin>>;
