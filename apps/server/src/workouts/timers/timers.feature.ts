import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { timerRoutes } from './timers.routes.ts';
import { createTimers } from './timers.service.ts';

export const timers = feature({
  name: 'workouts/timers',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ timers: createTimers({ db }) }),
  routes: (route, { timers: service }) => timerRoutes(route, service),
});
