import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { ExercisesService, GuidesService } from '../exercises/public.ts';
import { createSheetSharing } from './sharing.service.ts';
import { sheetRoutes } from './sheets.routes.ts';
import { createSheets } from './sheets.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly exercises: ExercisesService;
  readonly guides: GuidesService;
}

export const sheets = feature({
  name: 'workouts/sheets',
  persons: {
    workout_sheets: { taken: ['UserId'], leaving: { stay: 'a sheet of an athlete’s own belongs to the athlete, in every club' } },
    workout_sheet_shares: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ db, exercises, guides }: Needs) => ({
    sheets: createSheets({ db, exercises, guides }),
    sheetSharing: createSheetSharing({ db }),
  }),
  routes: (route, parts) => sheetRoutes(route, parts.sheets, parts.sheetSharing),
});
