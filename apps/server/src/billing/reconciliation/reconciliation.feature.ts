import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { DisputeSettlement } from '../disputes/public.ts';
import type { Settlement } from '../online-payments/public.ts';
import type { OnlineRefunds } from '../transactions/public.ts';
import type { CompareParts } from './compare.service.ts';
import { reconciliationJobs } from './reconciliation.jobs.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';
import { createReconciliation } from './reconciliation.service.ts';

interface Needs extends Pick<Ground, 'db' | 'log' | 'payments'> {
  readonly clubs: Clubs;
  readonly settlement: Settlement | undefined;
  readonly onlineRefunds: OnlineRefunds;
  readonly disputeSettlement: DisputeSettlement | undefined;
}

export const reconciliation = feature({
  name: 'billing/reconciliation',
  persons: {
    payment_differences: {
      taken: { not: 'the transaction of the payment is exported' },
      leaving: { stay: 'the books of the club stay whole' },
    },
  },
  build({ db, log, payments, clubs, settlement, onlineRefunds: refunds, disputeSettlement: disputes }: Needs) {
    const now = () => new Date();
    const comparing: CompareParts | undefined = payments &&
      settlement &&
      disputes && { db, log, payments, settlement, refunds, disputes, now };
    return { reconciliation: createReconciliation({ db, club: clubs.facts, refunds, comparing }), comparing };
  },
  routes: (route, parts) => reconciliationRoutes(route, parts.reconciliation),
  jobs: ({ comparing }) => (comparing ? reconciliationJobs(comparing) : []),
});
