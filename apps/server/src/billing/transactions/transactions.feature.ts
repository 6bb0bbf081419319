import { feature, type Ground } from '../../platform/feature/feature.ts';
import { transactionRoutes } from './transactions.routes.ts';
import { createTransactions } from './transactions.service.ts';

export const transactions = feature({
  name: 'billing/transactions',
  build: ({ db }: Pick<Ground, 'db'>) => ({ transactions: createTransactions({ db }) }),
  routes: (route, parts) => transactionRoutes(route, parts.transactions),
});
