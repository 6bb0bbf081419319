import { type Clubs, clubPorts } from '../../clubs/clubs/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { trialPorts } from '../../members/pipeline/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { boughtPorts } from '../transactions/public.ts';
import { createSubscriptionChanges } from './changes.service.ts';
import { subscriptionStates } from './daily.jobs.ts';
import { endSubscriptionsOfClub } from './end-at-provider.store.ts';
import { createOwnPauses } from './own-pause.service.ts';
import { refundedSubscriptions } from './refund.service.ts';
import { type BookingPorts, bookingPorts, type OnlinePorts } from './subscriptions.ports.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { createSubscriptions } from './subscriptions.service.ts';
import { leaveSubscriptions } from './subscriptions.store.ts';
import { assignTrials, movedTrials } from './trials.service.ts';

export const subscriptions = feature({
  name: 'billing/subscriptions',
  persons: {
    user_subscriptions: { taken: ['UserId'], leaving: 'go' },
    types_held: { taken: ['UserId'], leaving: { stay: 'a trial is given once' } },
    write_offs: { taken: ['UserId'], leaving: { stay: 'the books of the club stay whole' } },
  },
  leaving: { lastRole: { user_subscriptions: leaveSubscriptions } },
  asks: bookingPorts,
  build({ db, clubs }: Pick<ServerParts, 'db'> & { readonly clubs: Clubs }, bookings: BookingPorts & OnlinePorts) {
    const parts = { db, club: clubs.facts, bookings, online: bookings };
    return {
      subscriptions: createSubscriptions(parts),
      subscriptionChanges: createSubscriptionChanges(parts),
      ownPauses: createOwnPauses(parts),
      refunded: refundedSubscriptions(parts),
      trials: movedTrials(parts),
    };
  },
  plugs: ({ refunded, trials }) => [
    plug(trialPorts, trials),
    plug(boughtPorts, refunded),
    plug(clubPorts, {
      memberJoined: [(trx, member) => assignTrials(trx, member, new Date())],
      leaving: [endSubscriptionsOfClub],
    }),
    plug(dayPorts, { dailyJobs: [subscriptionStates] }),
  ],
  jobs: ({ ownPauses }) => ownPauses.jobs,
  routes: (route, parts) => subscriptionRoutes(route, parts.subscriptions, parts.subscriptionChanges),
});
