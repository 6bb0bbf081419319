import { feature, type Ground } from '../../platform/feature/feature.ts';
import { createLosses } from './losses.service.ts';
import { onlineRefundJobs } from './online-refunds.jobs.ts';
import { createOnlineRefunds } from './online-refunds.service.ts';
import { type BoughtPorts, boughtPorts } from './transactions.ports.ts';
import { transactionRoutes } from './transactions.routes.ts';
import { createTransactions } from './transactions.service.ts';

export const transactions = feature({
  name: 'billing/transactions',
  persons: {
    transactions: { taken: ['UserId'], leaving: { stay: 'the books of the club stay whole' } },
  },
  asks: boughtPorts,
  build: ({ db, payments }: Pick<Ground, 'db' | 'payments'>, bought: BoughtPorts) => ({
    transactions: createTransactions({ db, bought, takesCards: payments !== undefined }),
    onlineRefunds: createOnlineRefunds({ db, bought, payments }),
    losses: createLosses({ bought }),
  }),
  routes: (route, parts) => transactionRoutes(route, parts.transactions),
  jobs: ({ onlineRefunds }) => onlineRefundJobs(onlineRefunds),
});
