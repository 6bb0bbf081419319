import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDouble } from '../e2e/product/stripe/server.ts';

const run = promisify(execFile);
const dataDir = mkdtempSync(join(tmpdir(), 'payments-control-'));
const key = 'sk_test_control';
let double: Awaited<ReturnType<typeof startDouble>>;

async function drive(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'payments-control.mjs'), ...args], { env });
  return stdout.trim();
}
const refused = async (...args: string[]): Promise<string> =>
  drive(...args).then(
    (done) => expect.fail(`done: ${done}`),
    ({ stderr }: { stderr: string }) => stderr,
  );
async function control(name: string, input: object): Promise<{ id: string; now: number }> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${double.url}/double/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
  return (await answer.json()) as { id: string; now: number };
}

beforeAll(async () => {
  double = await startDouble({
    host: '127.0.0.1',
    port: 0,
    pagesUrl: undefined,
    secretKey: key,
    webhookUrl: undefined,
    webhookSecret: 'whsec_control',
    file: undefined,
    daysBack: 0,
  });
  writeFileSync(join(dataDir, 'payments-demo.access.json'), JSON.stringify({ url: double.url, key }));
});
afterAll(async () => {
  await double.stop();
  rmSync(dataDir, { recursive: true });
});

it('the command npm run payments:demo advances the clock, and refunds, disputes and pays out the last payment', async () => {
  const { id } = await control('charge', { account: 'acct_1', amount: 2_500 });
  expect(await drive('payments')).toContain(`${id}  25.00 EUR  succeeded`);
  expect(await drive('payout')).toBe('Paid out: 1. Compare now under Payouts.');
  expect(await drive('refund', id, '500')).toMatch(/^Refunded: re_/);
  expect(await drive('dispute', '300')).toMatch(/^Disputed: d[pu]_/);
  expect(await drive('dispute-close', 'lost')).toContain('is lost.');
  const before = (await control('clock/advance', { days: 0 })).now;
  expect(await drive('advance', '40')).toContain('At Stripe it is');
  expect((await control('clock/advance', { days: 0 })).now - before).toBeGreaterThanOrEqual(40 * 86_400);
  expect(await drive('decline')).toBe('Later charges of 1 customer(s) are declined.');
});

it.each([
  [[], 'Name an act.'],
  [['fly'], 'There is no act "fly".'],
  [['advance', 'soon'], 'The days must be a positive whole number.'],
  [['refund', 'all'], 'Not understood: all'],
  [['decline', 'nobody@example.com'], 'There is no such customer.'],
])('the command npm run payments:demo refuses the arguments %j', async (args, message) => {
  const stderr = await refused(...args);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run payments:demo -- <act>');
});
