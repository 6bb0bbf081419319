import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { LargeFiles } from '../../videos/uploads/public.ts';
import { trainingProgramRoutes } from './training-programs.routes.ts';
import { createTrainingPrograms } from './training-programs.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly largeFiles: LargeFiles;
}

export const trainingPrograms = feature({
  name: 'office/training-programs',
  persons: {
    training_programs: {
      taken: { not: 'what a club hands out; who sent it is named beside it' },
      leaving: { stay: 'it is the club’s' },
    },
    training_program_shares: { taken: ['UserId'], leaving: 'go' },
    training_program_opens: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ db, clubs, largeFiles }: Needs) => ({
    trainingPrograms: createTrainingPrograms({ db, files: largeFiles, club: clubs.facts }),
  }),
  routes: (route, parts) => trainingProgramRoutes(route, parts.trainingPrograms),
  purge: (parts) => parts.trainingPrograms.purge(),
});
