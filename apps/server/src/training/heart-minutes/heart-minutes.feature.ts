import { feature } from '../../platform/feature/feature.ts';
import { createHeartMinutes } from './heart-minutes.store.ts';

export const heartMinutes = feature({ name: 'training/heart-minutes', build: () => ({ minutes: createHeartMinutes() }) });
