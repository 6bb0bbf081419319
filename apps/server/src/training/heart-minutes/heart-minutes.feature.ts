import { feature } from '../../platform/feature/feature.ts';
import { createHeartMinutes, deleteMinutes } from './heart-minutes.store.ts';

export const heartMinutes = feature({
  name: 'training/heart-minutes',
  persons: {
    heart_minute: {
      taken: { not: 'seconds, which the trainings show' },
      leaving: { stay: 'the journal belongs to the athlete' },
    },
  },
  leaving: { account: { heart_minute: deleteMinutes } },
  build: () => ({ minutes: createHeartMinutes() }),
});
