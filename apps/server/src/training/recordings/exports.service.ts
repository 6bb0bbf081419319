import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { RecordingFile, RecordingFormat } from '@clubpulse/contract/training/recordings/recordings';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { partOf } from '@clubpulse/rules/training/series/series';
import type { Database } from '../../platform/database/database.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { seriesOfTraining } from '../series/public.ts';
import { secondsOf, type Trainings, unixSecond } from '../trainings/public.ts';
import { writeFit } from './fit-write.wire.ts';
import { trainingToWrite } from './recordings.facts.ts';
import type { WrittenTraining } from './written.wire.ts';
import { writeCsv, writeGpx, writeTcx } from './xml-write.wire.ts';

interface ExportParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read'>;
  readonly trainings: Pick<Trainings, 'userOf'>;
}
export type Exports = ReturnType<typeof createExports>;

const formats: Readonly<
  Record<RecordingFormat, { readonly type: string; readonly write: (training: WrittenTraining) => Uint8Array | string }>
> = {
  FIT: { type: 'application/vnd.ant.fit', write: writeFit },
  TCX: { type: 'application/vnd.garmin.tcx+xml', write: writeTcx },
  GPX: { type: 'application/gpx+xml', write: writeGpx },
  CSV: { type: 'text/csv', write: writeCsv },
};

/** Trainings as files, which other programs read. */
export function createExports({ db, minutes, trainings }: ExportParts) {
  return {
    /** Whose training it is. */
    athleteOf: trainings.userOf,

    async write(trainingId: TrainingId, format: RecordingFormat): Promise<RecordingFile | Refusal> {
      const training = await trainingToWrite(db, trainingId);
      if (!training) return refuse('NotFound');
      const [begin, end] = [unixSecond(training.Begin), unixSecond(training.End)];
      const beats = secondsOf(await minutes.read(db, training.UserId, begin, end - 1), begin, end);
      const series = (await seriesOfTraining(db, trainingId)) ?? { begin, seconds: 0, values: {} };
      const { type, write } = formats[format];
      const FileName = `${training.Begin.toISOString().slice(0, 10)}-${training.TrainingType.replaceAll(/[^A-Za-z0-9]/g, '')}.${format.toLowerCase()}`;
      const written = write({ ...training, beats, series: partOf(series, begin, end) });
      return { FileName, Type: type, File: Buffer.from(written).toString('base64') };
    },
  };
}
