import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { WEBHOOK_PATH } from '../platform/payments/payments.ts';
import type { TestServer } from './server.ts';

const PROGRAM = path.join(import.meta.dirname, '../../../../e2e/product/stripe/main.ts');
const SECRETS = { STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_WEBHOOK_SECRET: 'whsec_double' };

export const testCards = {
  works: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
  debitCard: '4000 0566 5566 5556',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  asks: '4000 0025 0000 3155',
  alwaysAsks: '4000 0027 6000 3184',
  debit: 'AT61 1904 3002 3457 3201',
  failingDebit: 'AT86 1904 3002 3547 3202',
} as const;

export interface SignedMessage {
  readonly body: string;
  readonly signature: string;
}
export type Stripe = Awaited<ReturnType<typeof startStripe>>;

/** Starts the double on a free port. Without `webhookUrl` its messages wait until `deliver` or `take`. */
export async function startStripe({
  webhookUrl,
  daysBack = 0,
}: {
  readonly webhookUrl?: string;
  readonly daysBack?: number;
} = {}) {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      PORT: '0',
      DAYS_BACK: String(daysBack),
      ...SECRETS,
      ...(webhookUrl === undefined ? {} : { WEBHOOK_URL: webhookUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout === null) throw new Error('the double has no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /http:\S+/.exec(line.toString())?.[0] ?? '';

  /** Calls `/double/<name>`. e2e/product/stripe/README.md lists the names. */
  async function control<Result = unknown>(name: string, input: object = {}): Promise<Result> {
    const headers = { authorization: `Bearer ${SECRETS.STRIPE_SECRET_KEY}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/double/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
    if (!answer.ok) throw new Error(`/double/${name} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Result;
  }
  const take = async (): Promise<readonly SignedMessage[]> =>
    (await control<{ messages: readonly SignedMessage[] }>('webhooks/take')).messages;

  return {
    url,
    settings: { PAYMENTS: 'stripe', STRIPE_API_URL: url, ...SECRETS },
    control,
    take,
    advance: (days: number) => control('clock/advance', { days }),
    advanceTo: (instant: Date) => control('clock/advance', { to: Math.ceil(instant.getTime() / 1000) }),
    /** Makes the account active, or changes the given fields (`requirements` too). */
    account: (account: string, fields: object = {}) => control('account', { account, ...fields }),
    /** `bank` is the decision of the bank if the card requires a confirmation. */
    pay: (session: string, number: string, bank: 'confirms' | 'refuses' = 'confirms') =>
      control('pay', { session, number, bank }),
    store: (session: string, number: string) => control('pay', { session, number, stores: true }),
    /** Delivers the messages to a server that does not listen. */
    async deliver({ app }: Pick<TestServer, 'app'>): Promise<readonly number[]> {
      const statuses: number[] = [];
      for (const { body, signature } of await take()) {
        const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
        const answer = await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body });
        statuses.push(answer.statusCode);
      }
      return statuses;
    },
    async stop(): Promise<void> {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
