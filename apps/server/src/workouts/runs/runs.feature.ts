import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Trainings } from '../../training/trainings/public.ts';
import type { GuidesService } from '../exercises/public.ts';
import type { SheetsService } from '../sheets/public.ts';
import { runRoutes } from './runs.routes.ts';
import { createRuns } from './runs.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly users: Users;
  readonly consents: Consents;
  readonly trainings: Trainings;
  readonly sheets: SheetsService;
  readonly guides: GuidesService;
}

export const runs = feature({
  name: 'workouts/runs',
  persons: {
    workout_sheet_runs: { taken: ['UserId'], leaving: { stay: 'the journal belongs to the athlete' } },
    workout_sheet_run_sets: { taken: ['UserId'], leaving: { stay: 'the journal belongs to the athlete' } },
  },
  build: ({ db, users, consents, trainings, sheets, guides }: Needs) => ({
    runs: createRuns({
      db,
      consents,
      trainings,
      sheets,
      guides,
      nicknameOf: users.nicknameOf,
      bornOn: async (userId) => (await users.profiles([userId]))[0]?.BirthDate ?? null,
    }),
  }),
  routes: (route, parts) => runRoutes(route, parts.runs),
});
