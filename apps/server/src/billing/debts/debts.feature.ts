import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { debtRoutes } from './debts.routes.ts';
import { createDebts } from './debts.service.ts';
import { deleteEnded, storeDebts } from './debts.store.ts';

export const debts = feature({
  name: 'billing/debts',
  persons: {
    debts: { taken: ['UserId'], leaving: { stay: 'owed until it is paid or written off' } },
  },
  leaving: { lastRole: { debts: storeDebts }, account: { debts: deleteEnded } },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ debts: createDebts({ db }) }),
  routes: (route, parts) => debtRoutes(route, parts.debts),
});
