import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './runtime.mjs';

const RESTART_MS = 1000;

/**
 * With PAYMENTS=demo runs the double of Stripe, state in DATA_DIR, and sets the server's variables. `payments:demo` finds its
 * address and key there.
 */
export async function startPaymentsDemo() {
  const { env } = process;
  if (env.PAYMENTS !== 'demo' || env.STRIPE_API_URL) return;
  const host = env.HOST || '127.0.0.1';
  const port = env.DEMO_PAYMENTS_PORT || '12111';
  const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const dataDir = resolve(root, env.DATA_DIR || './data');
  mkdirSync(dataDir, { recursive: true });
  env.STRIPE_SECRET_KEY = `sk_test_${randomBytes(16).toString('hex')}`;
  env.STRIPE_WEBHOOK_SECRET = `whsec_${randomBytes(16).toString('hex')}`;
  env.STRIPE_API_URL = `http://${local}:${port}`;
  const access = JSON.stringify({ url: env.STRIPE_API_URL, key: env.STRIPE_SECRET_KEY });
  writeFileSync(join(dataDir, 'payments-demo.access.json'), access, { mode: 0o600 });
  const settings = {
    ...env,
    HOST: host,
    PORT: port,
    PAGES_URL: `http://${env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : local}:${port}`,
    WEBHOOK_URL: `http://${local}:${env.PORT || '8080'}/doors/stripe`,
    DATA: join(dataDir, 'payments-demo.json'),
  };
  const run = () =>
    spawn(process.execPath, ['e2e/product/stripe/main.ts'], {
      cwd: root,
      env: settings,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  const first = run();
  const started = await Promise.race([once(first.stdout, 'data'), once(first, 'exit').then(() => undefined)]);
  if (started === undefined) {
    console.error(`The demo of payments could not start. Is port ${port} taken? Choose another with DEMO_PAYMENTS_PORT.`);
    process.exit(1);
  }
  console.log(`The demo of payments is running at ${settings.PAGES_URL}: it charges nothing. npm run payments:demo drives it.`);
  void keepRunning(first, run);
}

async function keepRunning(first, run) {
  let child = first;
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isEnding = true;
      child.kill(signal);
    });
  for (;;) {
    await once(child, 'exit');
    await pause(RESTART_MS, undefined, { ref: false });
    if (isEnding) return;
    child = run();
  }
}
