import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { HeartMinuteStore } from '../../training/heart-minutes/public.ts';
import type { SeriesService } from '../../training/series/public.ts';
import type { Trainings } from '../../training/trainings/public.ts';
import { roomResultRoutes } from './room-results.routes.ts';
import { createRoomResults } from './room-results.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly minutes: HeartMinuteStore;
  readonly trainings: Trainings;
  readonly consents: Consents;
  readonly series: SeriesService;
}

export const roomResults = feature({
  name: 'live/room-results',
  persons: { room_results: { taken: ['UserId'], leaving: { stay: 'the journal belongs to the athlete' } } },
  build: ({ db, minutes, trainings, consents, series }: Needs) => ({
    roomResults: createRoomResults({ db, minutes, trainings, consents, series }),
  }),
  routes: (route, parts) => roomResultRoutes(route, parts.roomResults),
  jobs: (parts) => parts.roomResults.jobs,
  listeners: (parts) => parts.roomResults.listeners,
});
