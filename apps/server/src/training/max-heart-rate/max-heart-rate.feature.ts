import { answerProposedMaximum, getProposedMaximum } from '@clubpulse/contract/training/max-heart-rate/max-heart-rate.calls';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { createMaxHeartRates } from './max-heart-rate.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly users: Users;
  readonly minutes: HeartMinuteStore;
}

export const maxHeartRate = feature({
  name: 'training/max-heart-rate',
  persons: { max_heart_rate_proposals: { taken: ['UserId'], leaving: { stay: 'belongs to the user in every club' } } },
  build: ({ db, users, minutes }: Needs) => ({ maxHeartRates: createMaxHeartRates({ db, users, minutes }) }),
  routes: (route, { maxHeartRates }) => {
    route(getProposedMaximum, ({ params }) => maxHeartRates.proposed(params.id));
    route(answerProposedMaximum, ({ params, body }) => maxHeartRates.answer(params.id, body));
  },
  listeners: ({ maxHeartRates }) => maxHeartRates.listeners,
});
