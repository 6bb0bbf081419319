import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import type { OwnTrainings, Trainings } from '../trainings/public.ts';
import { createExports } from './exports.service.ts';
import { createParser } from './parse.wire.ts';
import { createRecordingWriter } from './recording-writer.service.ts';
import { recordingRoutes } from './recordings.routes.ts';
import { createRecordings } from './recordings.service.ts';
import { createThreads } from './threads.wire.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly minutes: HeartMinuteStore;
  readonly trainings: Trainings;
  readonly ownTrainings: OwnTrainings;
}

export const recordings = feature({
  name: 'training/recordings',
  persons: {
    training_recordings: { taken: ['UserId'], leaving: { stay: 'the journal belongs to the athlete' } },
  },
  build: ({ db, minutes, trainings, ownTrainings }: Needs) => {
    const threads = createThreads();
    const keeping = createRecordingWriter({ own: ownTrainings });
    return {
      keeping,
      recordingThreads: threads,
      recordings: createRecordings({ db, keeping, parse: createParser(threads) }),
      recordingExports: createExports({ db, minutes, trainings, threads }),
    };
  },
  routes: (route, parts) => recordingRoutes(route, parts.recordings, parts.recordingExports),
});
