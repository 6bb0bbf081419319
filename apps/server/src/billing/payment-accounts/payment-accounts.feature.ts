import { clubPorts } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { paymentAccountRoutes } from './payment-accounts.routes.ts';
import { createPaymentAccounts } from './payment-accounts.service.ts';

export const paymentAccounts = feature({
  name: 'billing/payment-accounts',
  build: ({ db, payments, config }: Pick<ServerParts, 'db' | 'payments' | 'config'>) => ({
    paymentAccounts: createPaymentAccounts({ db, payments, publicUrl: config.PUBLIC_URL }),
  }),
  plugs: ({ paymentAccounts: { refuseOnlinePayments } }) => [plug(clubPorts, { refuseOnlinePayments })],
  routes: (route, parts) => paymentAccountRoutes(route, parts.paymentAccounts),
});
