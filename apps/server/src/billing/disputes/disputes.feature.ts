import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Losses } from '../transactions/public.ts';
import { createDisputeAnswers } from './answers.service.ts';
import { disputeJobs } from './disputes.jobs.ts';
import { disputeRoutes } from './disputes.routes.ts';
import { createDisputes } from './disputes.service.ts';
import { createDisputeSettlement } from './settlement.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'payments'> {
  readonly clubs: Clubs;
  readonly losses: Losses;
}

export const disputes = feature({
  name: 'billing/disputes',
  persons: {
    payment_disputes: {
      taken: { not: 'the transaction of the payment is exported' },
      leaving: { stay: 'the books of the club stay whole' },
    },
    payment_dispute_answers: {
      taken: { not: 'the transaction of the payment is exported' },
      leaving: { stay: 'the books of the club stay whole' },
    },
  },
  build({ db, payments, losses, clubs: { facts: club } }: Needs) {
    const disputeSettlement = payments && createDisputeSettlement({ db, losses, payments, club });
    return {
      disputes: createDisputes({ db, losses, payments }),
      disputeSettlement,
      disputeAnswers: createDisputeAnswers({ db, losses, payments, club, settlement: disputeSettlement }),
    };
  },
  routes: (route, parts) => disputeRoutes(route, parts.disputes, parts.disputeAnswers),
  jobs: ({ disputeSettlement, disputeAnswers }) => (disputeSettlement ? disputeJobs(disputeSettlement, disputeAnswers) : []),
});
