import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the operator agreed with it. */
const CLIENT = { id: 'club-app', secret: 'secret of the app' } as const;
const DOOR = 'nobody-guesses-this-door-0123';

export interface Garmin {
  /** For the product. */
  readonly settings: Readonly<Record<string, string>>;
  /** Accounts that were said goodbye to. */
  readonly goodbyes: readonly string[];
  /** Posts to the product's door what its member recorded. */
  push(url: string, envelope: string, entries: readonly object[]): Promise<void>;
  close(): void;
}

/** The maker of a watch, as far as it published how it speaks: a page on which its member agrees, tokens, her account, her permissions, pushes. */
export async function openGarmin(account: string): Promise<Garmin> {
  /** What a code proves: the challenge it was asked with. */
  const agreed = new Map<string, string>();
  const goodbyes: string[] = [];

  function agree(url: URL, response: ServerResponse): void {
    const code = randomUUID();
    agreed.set(code, url.searchParams.get('code_challenge') ?? '');
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Garmin</title><a href="${back.href.replaceAll('&', '&amp;')}">Agree</a>`);
  }

  function answer(path: string, method: string | undefined, body: string): readonly [number, unknown] {
    if (path === '/token') {
      const form = new URLSearchParams(body);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isHers = agreed.get(form.get('code') ?? '') === challenge && form.get('client_secret') === CLIENT.secret;
      const tokens = { access_token: 'access', refresh_token: 'refresh', expires_in: 86_400, token_type: 'bearer' };
      return isHers ? [200, tokens] : [400, { error: 'invalid_grant' }];
    }
    if (path === '/wellness-api/rest/user/id') return [200, { userId: account }];
    if (path === '/wellness-api/rest/user/permissions') return [200, ['ACTIVITY_EXPORT', 'HEALTH_EXPORT']];
    if (path === '/wellness-api/rest/user/registration' && method === 'DELETE') {
      goodbyes.push(account);
      return [204, undefined];
    }
    return [404, {}];
  }

  async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://garmin');
    if (url.pathname === '/oauth2Confirm') return agree(url, response);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const [status, body] = answer(url.pathname, request.method, Buffer.concat(parts).toString());
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  const server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    goodbyes,
    settings: {
      GARMIN_CLIENT_ID: CLIENT.id,
      GARMIN_CLIENT_SECRET: CLIENT.secret,
      GARMIN_DOOR: DOOR,
      GARMIN_CONFIRM_URL: `${origin}/oauth2Confirm`,
      GARMIN_TOKEN_URL: `${origin}/token`,
      GARMIN_API_URL: origin,
    },
    async push(url, envelope, entries) {
      const sent = await fetch(`${url}/doors/garmin/${DOOR}/${envelope}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'garmin-client-id': CLIENT.id },
        body: JSON.stringify({ [envelope]: entries }),
      });
      if (sent.status !== 200) throw new Error(`${envelope}: ${sent.status}`);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
