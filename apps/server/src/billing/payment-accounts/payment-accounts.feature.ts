import { feature, type Ground } from '../../platform/feature/feature.ts';
import { paymentAccountRoutes } from './payment-accounts.routes.ts';
import { createPaymentAccounts } from './payment-accounts.service.ts';

export const paymentAccounts = feature({
  name: 'billing/payment-accounts',
  build: ({ db }: Pick<Ground, 'db'>) => ({ paymentAccounts: createPaymentAccounts({ db }) }),
  routes: (route, parts) => paymentAccountRoutes(route, parts.paymentAccounts),
});
