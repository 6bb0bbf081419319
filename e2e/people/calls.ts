import { randomUUID } from 'node:crypto';
import { type Call, IDEMPOTENCY_HEADER, type InputOf, type ResultOf } from '@clubpulse/contract/call';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { request } from '@playwright/test';
import { productUrl } from '../product/product.ts';

interface Input<C extends Call> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: InputOf<C>['query'];
  readonly body?: InputOf<C>['body'];
}
export type Caller = <C extends Call>(call: C, input?: Input<C>) => Promise<ResultOf<C>>;

export async function callerFor(email: string): Promise<Caller> {
  const token = await tokenOf(email);
  return async <C extends Call>(call: C, { params = {}, query, body }: Input<C> = {}) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(query as Record<string, string> | undefined);
    const answer = await fetch(`${productUrl()}/api${path}?${search.toString()}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotent ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call.id} as ${email}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as ResultOf<C>;
  };
}

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${productUrl()}/oidc/dev/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-clubpulse-secret': process.env['E2E_TOKEN_SECRET'] ?? '' },
    body: JSON.stringify({ email }),
  });
  if (!answer.ok) throw new Error(`No token for ${email}: ${answer.status} ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

const configOf = async (): Promise<ResultOf<typeof getConfig>> =>
  (await (await fetch(`${productUrl()}/api${getConfig.path}`)).json()) as ResultOf<typeof getConfig>;

export async function storedSession(email: string): Promise<{ readonly name: string; readonly value: string }> {
  const { issuer, clientId } = await configOf();
  const token = await tokenOf(email);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { name: `oidc.user:${issuer}:${clientId}`, value: JSON.stringify({ access_token: token, profile: { sub } }) };
}

export async function createAccount(email: string, password: string): Promise<void> {
  const browserless = await request.newContext({ baseURL: productUrl() });
  const { clientId, scope } = await configOf();
  const params = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${productUrl()}/`,
    scope,
    prompt: 'create',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  const page = await browserless.get('/oidc/auth', { params });
  await browserless.post(page.url(), { form: { email, password, stay: 'on' } });
  await browserless.dispose();
}
