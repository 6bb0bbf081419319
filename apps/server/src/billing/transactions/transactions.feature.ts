import { clubPorts } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createDeskRefunds } from './desk-refunds.service.ts';
import { createLosses } from './losses.service.ts';
import { onlineRefundJobs } from './online-refunds.jobs.ts';
import { createOnlineRefunds, leaveRefunds } from './online-refunds.service.ts';
import { createPaymentDetails } from './payment-details.service.ts';
import { type BoughtPorts, boughtPorts } from './transactions.ports.ts';
import { transactionRoutes } from './transactions.routes.ts';
import { createTransactions } from './transactions.service.ts';

export const transactions = feature({
  name: 'billing/transactions',
  persons: {
    transactions: { taken: ['UserId'], leaving: { stay: 'the books of the club stay whole' } },
  },
  asks: boughtPorts,
  build({ db, payments }: Pick<ServerParts, 'db' | 'payments'>, bought: BoughtPorts) {
    const onlineRefunds = createOnlineRefunds({ db, bought, payments });
    return {
      transactions: createTransactions({ db, bought, takesCards: payments !== undefined }),
      onlineRefunds,
      paymentDetails: createPaymentDetails({ db, payments, refunds: onlineRefunds }),
      losses: createLosses({ bought }),
      deskRefunds: createDeskRefunds({ db }),
    };
  },
  plugs: () => [plug(clubPorts, { leaving: [leaveRefunds] })],
  routes: (route, parts) => transactionRoutes(route, parts.transactions, parts.deskRefunds),
  jobs: ({ onlineRefunds, paymentDetails }) => onlineRefundJobs(onlineRefunds, paymentDetails),
});
