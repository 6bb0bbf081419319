import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { DisputeSettlement } from '../disputes/public.ts';
import type { Settlement } from '../online-payments/public.ts';
import type { PaymentAccounts } from '../payment-accounts/public.ts';
import type { OnlineRefunds } from '../transactions/public.ts';
import type { CompareParts } from './compare.service.ts';
import { reconciliationJobs } from './reconciliation.jobs.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';
import { createReconciliation } from './reconciliation.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'log' | 'payments'> {
  readonly clubs: Clubs;
  readonly settlement: Settlement | undefined;
  readonly paymentAccounts: PaymentAccounts;
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
  build({ db, log, payments, clubs, settlement, ...needs }: Needs) {
    const now = () => new Date();
    const { onlineRefunds: refunds, disputeSettlement: disputes, paymentAccounts: accounts } = needs;
    const comparing: CompareParts | undefined = payments &&
      settlement &&
      disputes && { db, log, payments, settlement, refunds, disputes, accounts, now };
    return { reconciliation: createReconciliation({ db, club: clubs.facts, refunds, comparing }), comparing };
  },
  routes: (route, parts) => reconciliationRoutes(route, parts.reconciliation),
  jobs: ({ comparing }) => (comparing ? reconciliationJobs(comparing) : []),
});
