import { startDouble } from './server.ts';

const { env } = process;
const set = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);

const double = await startDouble({
  host: set('HOST') ?? '127.0.0.1',
  port: Number(set('PORT') ?? '12111'),
  pagesUrl: set('PAGES_URL'),
  secretKey: set('STRIPE_SECRET_KEY') ?? 'sk_test_double',
  webhookUrl: set('WEBHOOK_URL'),
  webhookSecret: set('STRIPE_WEBHOOK_SECRET') ?? 'whsec_double',
  file: set('DATA'),
  daysBack: Number(set('DAYS_BACK') ?? '0'),
});
process.stdout.write(`The double of Stripe is running at ${double.url}\n`);

const end = (): void => void double.stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('disconnect', end);
