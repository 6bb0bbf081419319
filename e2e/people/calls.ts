import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Call, IDEMPOTENCY_HEADER, type InputOf, type ResultOf } from '@clubpulse/contract/call';
import { productUrl } from './visitor.ts';

const READ_AGAIN = 10;
const AGAIN_MS = 3000;

interface Input<C extends Call> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: InputOf<C>['query'];
  readonly body?: InputOf<C>['body'];
}
/** Makes declared calls as somebody: sets up what a journey needs and is not about. */
export type Caller = <C extends Call>(call: C, input?: Input<C>) => Promise<ResultOf<C>>;

/** Calls as the holder of an account of the embedded provider; a refusal fails the journey. */
export async function callerFor(email: string): Promise<Caller> {
  const token = await tokenOf(email);
  return async <C extends Call>(call: C, { params = {}, query, body }: Input<C> = {}) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(query as Record<string, string> | undefined);
    const ask = () =>
      fetch(`${productUrl()}/api${path}?${search.toString()}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.idempotent ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    let answer = await ask();
    // A server that is too busy to read asks to come again, as the app does.
    for (let again = 0; again < READ_AGAIN && call.method === 'GET' && answer.status === 503; again++) {
      await setTimeout(AGAIN_MS);
      answer = await ask();
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call.id} as ${email}: ${answer.status} ${text}`);
    // The server checked its answer against the same declaration.
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
