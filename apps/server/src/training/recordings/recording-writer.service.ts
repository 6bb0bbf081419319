import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal } from '@clubpulse/contract/errors';
import type { RecordingOutcome } from '@clubpulse/contract/training/recordings/recordings';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { declaredProblems } from '@clubpulse/rules/training/trainings/training-fields';
import type { Queryable } from '../../platform/database/database.ts';
import { seriesOf } from '../parts/series.wire.ts';
import { replaceSeries } from '../series/public.ts';
import type { EnteredBefore, OwnTrainings } from '../trainings/public.ts';
import type { ParsedTraining } from './parse-thread.wire.ts';
import { isOneOfSeveral } from './recordings.facts.ts';

interface KeepingParts {
  readonly own: Pick<OwnTrainings, 'add' | 'replace'>;
  readonly now?: () => Date;
}
export type RecordingWriter = ReturnType<typeof createRecordingWriter>;

export interface Recorder {
  readonly Source: 'File' | 'Wearable';
  readonly device: string;
}
export interface Earlier {
  readonly TrainingId: TrainingId;
  readonly entered: EnteredBefore;
}
interface Stored {
  readonly Outcome: Extract<RecordingOutcome, 'Added' | 'Joined'>;
  readonly TrainingId: TrainingId;
  readonly entered: EnteredBefore;
}

/** Each recording becomes a training with a source of its own (decision 0054). */
export function createRecordingWriter({ own, now = () => new Date() }: KeepingParts) {
  async function writeSeries(trx: Queryable, trainingId: TrainingId, userId: UserId, training: ParsedTraining): Promise<void> {
    const series = seriesOf(training.begin, training.seconds, training.columns);
    if (Object.keys(series.values).length > 0) await replaceSeries(trx, trainingId, userId, series);
  }
  const recordedAs = ({ Name, beats, pauses, paused }: ParsedTraining, entered: EnteredBefore, SourceName: string) => ({
    ...entered,
    Name,
    Note: '',
    SourceName,
    beats,
    pauses,
    paused,
  });

  return {
    /** The caller must hold the athlete's due row. */
    async keep(trx: Queryable, userId: UserId, training: ParsedTraining, { Source, device }: Recorder): Promise<Stored> {
      const entered = fieldsOf(training, now());
      const TrainingId = await own.add(trx, { ...recordedAs(training, entered, device), UserId: userId, ClubId: null, Source });
      // The account is locked, so a refusal is a fault.
      if (isRefusal(TrainingId)) throw new Error(`a recording was refused: ${TrainingId.refused}`);
      await writeSeries(trx, TrainingId, userId, training);
      return { Outcome: (await isOneOfSeveral(trx, TrainingId)) ? 'Joined' : 'Added', TrainingId, entered };
    },

    async replace(
      trx: Queryable,
      userId: UserId,
      { TrainingId, entered: before }: Earlier,
      training: ParsedTraining,
      { device }: Recorder,
    ): Promise<Omit<Stored, 'Outcome'>> {
      const entered = fieldsOf(training, now());
      await writeSeries(trx, TrainingId, userId, training);
      await own.replace(trx, TrainingId, before, recordedAs(training, entered, device));
      return { TrainingId, entered };
    },
  };
}

function fieldsOf({ begin, seconds: Duration, TrainingType, ...parsed }: ParsedTraining, now: Date): EnteredBefore {
  const rounded = (value: number | undefined) => (value === undefined || Math.round(value) < 1 ? null : Math.round(value));
  const figures = { Distance: rounded(parsed.Distance), Calories: rounded(parsed.Calories) };
  const problems = declaredProblems({ Begin: new Date(begin * 1000).toISOString(), Duration, ...figures }, now);
  const isDoubted = (field: string) => problems.some((problem) => problem.field === field);
  const AverageHeartRate = rounded(parsed.AverageHeartRate);
  return {
    TrainingType,
    Begin: new Date(begin * 1000),
    End: new Date((begin + Duration) * 1000),
    Distance: isDoubted('Distance') ? null : figures.Distance,
    Calories: isDoubted('Calories') ? null : figures.Calories,
    AverageHeartRate: AverageHeartRate !== null && AverageHeartRate >= 30 && AverageHeartRate <= 240 ? AverageHeartRate : null,
  };
}
