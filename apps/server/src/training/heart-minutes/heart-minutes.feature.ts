import { feature } from '../../platform/feature/feature.ts';
import { createHeartMinutes } from './heart-minutes.store.ts';

export const heartMinutes = feature({
  name: 'training/heart-minutes',
  persons: {
    heart_minute: { taken: { not: 'seconds, which her trainings show' }, leaving: { stay: 'her journal is hers' } },
  },
  build: () => ({ minutes: createHeartMinutes() }),
});
