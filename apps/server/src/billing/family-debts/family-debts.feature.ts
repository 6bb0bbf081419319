import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Families } from '../../members/families/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { DebtsService } from '../debts/public.ts';
import type { Subscriptions } from '../subscriptions/public.ts';
import { familyDebtRoutes } from './family-debts.routes.ts';
import { createFamilyDebts } from './family-debts.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly families: Families;
  readonly subscriptions: Subscriptions;
  readonly debts: DebtsService;
}

export const familyDebts = feature({
  name: 'billing/family-debts',
  build: ({ clubs, ...parts }: Needs) => ({ familyDebts: createFamilyDebts({ ...parts, club: clubs.facts }) }),
  routes: (route, parts) => familyDebtRoutes(route, parts.familyDebts),
});
