// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { buildWeb } from '../../scripts/web-build.mjs';
import { startProduct } from './product.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  buildWeb();
  const product = await startProduct();
  process.env['E2E_URL'] = product.url;
  process.env['E2E_STRIPE_URL'] = product.paymentsUrl;
  process.env['E2E_TOKEN_SECRET'] = product.tokenSecret;
  process.env['E2E_DATABASE_URL'] = product.databaseUrl;
  return () => product.stop();
}
