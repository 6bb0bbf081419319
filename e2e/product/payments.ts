import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SECRETS = { STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_WEBHOOK_SECRET: 'whsec_double' };

/** The clock starts in the past, because the product compares only past payments and payouts. */
export const DAYS_BACK = 8;

interface Payments {
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startPayments(productUrl: string): Promise<Payments> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'stripe/main.ts')], {
    env: { ...process.env, ...SECRETS, PORT: '0', DAYS_BACK: String(DAYS_BACK), WEBHOOK_URL: `${productUrl}/doors/stripe` },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const line = await Promise.race([
    once(child.stdout ?? child, 'data').then(([data]) => String(data)),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The double of Stripe ended with ${code}`);
    }),
  ]);
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  return {
    url,
    settings: { PAYMENTS: 'demo', STRIPE_API_URL: url, ...SECRETS },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Causes acts that the product does not cause. `stripe/README.md` lists the names. */
export async function control<Result = unknown>(name: string, input: object = {}): Promise<Result> {
  const headers = { authorization: `Bearer ${SECRETS.STRIPE_SECRET_KEY}`, 'content-type': 'application/json' };
  const address = `${process.env['E2E_STRIPE_URL']}/double/${name}`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(input) });
  if (!answer.ok) throw new Error(`/double/${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Result;
}
