import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { type DeclaredTrainings, type Trainings, trainingPorts } from '../trainings/public.ts';
import { createExports } from './exports.service.ts';
import { createKeeping } from './keeping.service.ts';
import { createParser } from './parse.wire.ts';
import { recordingRoutes } from './recordings.routes.ts';
import { createRecordings } from './recordings.service.ts';
import { forgetRecordings, inheritRecordings } from './recordings.store.ts';
import { createThreads } from './threads.wire.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly minutes: HeartMinuteStore;
  readonly trainings: Trainings;
  readonly declaredTrainings: DeclaredTrainings;
}

export const recordings = feature({
  name: 'training/recordings',
  persons: {
    training_recordings: { taken: ['UserId'], leaving: { stay: 'her journal is hers' } },
  },
  build: ({ db, minutes, trainings, declaredTrainings }: Needs) => {
    const threads = createThreads();
    const keeping = createKeeping({ minutes, declared: declaredTrainings });
    return {
      keeping,
      recordingThreads: threads,
      recordings: createRecordings({ db, minutes, keeping, parse: createParser(threads) }),
      recordingExports: createExports({ db, minutes, trainings, threads }),
    };
  },
  plugs: () => [plug(trainingPorts, { inherits: [inheritRecordings], forgets: [forgetRecordings] })],
  routes: (route, parts) => recordingRoutes(route, parts.recordings, parts.recordingExports),
});
