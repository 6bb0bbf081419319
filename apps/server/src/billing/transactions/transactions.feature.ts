import { feature, type Ground } from '../../platform/feature/feature.ts';
import { type BoughtPorts, boughtPorts } from './transactions.ports.ts';
import { transactionRoutes } from './transactions.routes.ts';
import { createTransactions } from './transactions.service.ts';

export const transactions = feature({
  name: 'billing/transactions',
  persons: {
    transactions: { taken: ['UserId'], leaving: { stay: 'the books of the club stay whole' } },
  },
  asks: boughtPorts,
  build: ({ db }: Pick<Ground, 'db'>, bought: BoughtPorts) => ({ transactions: createTransactions({ db, bought }) }),
  routes: (route, parts) => transactionRoutes(route, parts.transactions),
});
