import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { accountantRoutes } from './accountant.routes.ts';
import { createAccountant } from './accountant.service.ts';

export const accountant = feature({
  name: 'billing/accountant',
  persons: {
    accountant_exports: { taken: { not: 'the work of an operator' }, leaving: { stay: 'the books of the club stay whole' } },
  },
  build: ({ db, clubs }: Pick<ServerParts, 'db'> & { readonly clubs: Clubs }) => ({
    accountant: createAccountant({ db, clubs }),
  }),
  routes: (route, parts) => accountantRoutes(route, parts.accountant),
});
