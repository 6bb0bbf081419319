import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { RecordingFile, RecordingFormat } from '@clubpulse/contract/training/recordings/recordings';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { pausesWithin } from '@clubpulse/rules/training/recordings/pauses';
import type { Database } from '../../platform/database/database.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { storedSeries } from '../series/public.ts';
import { secondsOfTraining, type Trainings, unixSecond } from '../trainings/public.ts';
import { trainingToWrite } from './recordings.facts.ts';
import type { Threads } from './threads.wire.ts';
import type { ToWrite } from './write-thread.wire.ts';

interface ExportParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'readEach'>;
  readonly trainings: Pick<Trainings, 'userOf'>;
  readonly threads: Threads;
}
export type Exports = ReturnType<typeof createExports>;

const types: Readonly<Record<RecordingFormat, string>> = {
  FIT: 'application/vnd.ant.fit',
  TCX: 'application/vnd.garmin.tcx+xml',
  GPX: 'application/gpx+xml',
  CSV: 'text/csv',
};
/** A timeout is a fault of the code, so the caller is not invited to retry. */
const spent = refuse('InternalError');
const script = new URL('./write-thread.wire.ts', import.meta.url);

export function createExports({ db, minutes, trainings, threads }: ExportParts) {
  return {
    athleteOf: trainings.userOf,

    async write(trainingId: TrainingId, format: RecordingFormat): Promise<RecordingFile | Refusal> {
      const stored = await trainingToWrite(db, trainingId);
      if (!stored) return refuse('NotFound');
      const { TrainingId: _id, UserId, ClubId: _club, Source: _source, Begin, End, Pauses, ...training } = stored;
      const [begin, end] = [unixSecond(Begin), unixSecond(End)];
      const toWrite: ToWrite = {
        ...training,
        format,
        begin,
        end,
        beats: await secondsOfTraining(db, minutes, stored),
        pauses: pausesWithin(Pauses, { begin, end }),
        stored: await storedSeries(db, trainingId),
      };
      const File = (await threads.run(UserId, script, toWrite, spent)) as string | null | Refusal;
      if (File === spent) throw new Error(`training ${trainingId} took longer to write as ${format} than any does`);
      if (File === null) return refuse('RecordingNoRoute');
      if (typeof File !== 'string') return File;
      const FileName = `${Begin.toISOString().slice(0, 10)}-${training.TrainingType.replaceAll(/[^A-Za-z0-9]/g, '')}.${format.toLowerCase()}`;
      return { FileName, Type: types[format], File };
    },
  };
}
