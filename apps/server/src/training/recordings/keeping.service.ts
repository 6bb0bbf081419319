import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal } from '@clubpulse/contract/errors';
import type { RecordingOutcome } from '@clubpulse/contract/training/recordings/recordings';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { joinedTraining, saysWhen, typeOf } from '@clubpulse/rules/training/recordings/joining';
import { RECORDING_MAX_SECONDS } from '@clubpulse/rules/training/recordings/recording';
import { hullOf, type Span } from '@clubpulse/rules/training/trainings/joined';
import { declaredProblems } from '@clubpulse/rules/training/trainings/training-fields';
import type { Queryable } from '../../platform/database/database.ts';
import { due, type HeartMinuteStore, minutesFrom } from '../heart-minutes/public.ts';
import { seriesOf } from '../parts/series.wire.ts';
import { addSeries, replaceSeries } from '../series/public.ts';
import {
  type DeclaredTrainings,
  heardBefore,
  heardSpans,
  isSlip,
  isTimedByHand,
  type SaidBefore,
  slipOf,
  unheardOf,
} from '../trainings/public.ts';
import type { ParsedTraining } from './parse-thread.wire.ts';
import { isOfFile, type Meanwhile, trainingAsItStands, trainingsMeanwhile } from './recordings.facts.ts';

interface KeepingParts {
  readonly minutes: Pick<HeartMinuteStore, 'read' | 'store' | 'rewrite'>;
  readonly declared: Pick<DeclaredTrainings, 'declare' | 'recorded' | 'replaced'>;
  readonly now?: () => Date;
}
export type Keeping = ReturnType<typeof createKeeping>;

/** What recorded it: a file or a wearable, and the device in its own words. */
export interface Recorder {
  readonly Source: 'File' | 'Wearable';
  readonly device: string;
}
/** What a recorder said before of a training that it says anew. */
export interface Earlier {
  readonly TrainingId: TrainingId;
  readonly said: SaidBefore;
  /** The heart rates it brought, a byte a second; null: none. */
  readonly heard: Pick<ParsedTraining, 'begin' | 'beats'> | null;
  /** Another device says something of it too. */
  readonly isOthersToo: boolean;
}
interface Kept {
  readonly Outcome: Extract<RecordingOutcome, 'Added' | 'Joined' | 'Overlaps'>;
  /** Null: it overlaps others. */
  readonly TrainingId: TrainingId | null;
  /** As it was said, where a human being can have done so. */
  readonly said: SaidBefore;
}

/** What a device recorded becomes a training of her journal, by one way whoever brings it (decision 0054). */
export function createKeeping({ minutes, declared, now = () => new Date() }: KeepingParts) {
  /** Her heart rates where nobody heard her: what a club's bridge heard stands, unless she deleted it. */
  async function storeBeats(trx: Queryable, userId: UserId, { begin, beats }: ParsedTraining): Promise<void> {
    if (!beats.some((bpm) => bpm > 0)) return;
    const unheard = await unheardOf(trx, minutes, userId, minutesFrom(begin, beats, userId));
    // What is stored marks her trainings as due; they are computed at once where nothing else of hers was waiting.
    const markedAt = await due.holdDue(trx, userId);
    const before = await due.dueOf(trx, userId);
    await minutes.store(trx, unheard);
    if (markedAt === null) await due.deleteDue(trx, [userId]);
    // What else of hers waits is as it was: the job would compute anew all that lies between the file and today.
    else if (before) await due.keepDue(trx, [before]);
  }

  /** Her heart rates as the recorder said them before, where it says them otherwise now and nobody else heard them. */
  async function takeBackBeats(
    trx: Queryable,
    userId: UserId,
    before: Pick<ParsedTraining, 'begin' | 'beats'>,
    training: ParsedTraining,
  ): Promise<void> {
    const stored = await minutes.read(trx, userId, before.begin, before.begin + before.beats.length - 1);
    const changed = stored.flatMap(({ Minute, Beats, ClubId }) => {
      if (ClubId !== null) return [];
      const left = Beats.map((bpm, index) => {
        const second = Minute + index;
        const said = before.beats[second - before.begin] ?? 0;
        return bpm === said && said !== (training.beats[second - training.begin] ?? 0) ? 0 : bpm;
      });
      return left.every((bpm, index) => bpm === Beats[index]) ? [] : [{ Minute, Beats: left }];
    });
    await minutes.rewrite(trx, userId, changed);
  }

  return {
    /** A new recording; whoever calls it holds her trainings, and made room for its minutes. */
    async keep(trx: Queryable, userId: UserId, training: ParsedTraining, { Source, device }: Recorder): Promise<Kept> {
      const said = saidOf(training, now());
      // What staff wrote down stands beside it.
      const meanwhile = (await trainingsMeanwhile(trx, userId, said.Begin, said.End)).filter((one) => !isSlip(one));
      const interval = { begin: training.begin, end: training.begin + training.seconds };
      const joins = joinedTraining(interval, meanwhile.flatMap(spanOf));
      if (joins === 'overlaps' || (joins && isTooLong(interval, joins))) return { Outcome: 'Overlaps', TrainingId: null, said };
      await storeBeats(trx, userId, training);
      const heard = meanwhile.find((one) => one.Source === 'Heart');
      const { pauses } = training;
      const declaration = { ...said, Source, SourceName: device, pauses, heard: heardSpans(training) };
      const TrainingId = joins
        ? await declared.recorded(trx, joins.training, declaration)
        : await declared.declare(trx, {
            ...declaration,
            TrainingType: typeOf(training.TrainingType, heard?.TrainingType),
            Name: training.Name,
            Note: '',
            UserId: userId,
            ClubId: null,
            DeclaredById: null,
          });
      // What could refuse it was asked above, while her trainings were held.
      if (isRefusal(TrainingId)) throw new Error(`a recording that was to be kept was refused: ${TrainingId.refused}`);
      const series = seriesOf(training.begin, training.seconds, training.columns);
      if (Object.keys(series.values).length > 0) await addSeries(trx, TrainingId, userId, series);
      return { Outcome: joins || heard ? 'Joined' : 'Added', TrainingId, said };
    },

    /** A later word about one that is in her journal: it replaces what the recorder said before, and nothing that anybody else said. */
    async replace(
      trx: Queryable,
      userId: UserId,
      { TrainingId, said: before, heard, isOthersToo: isOfDevices }: Earlier,
      training: ParsedTraining,
      { Source, device }: Recorder,
    ): Promise<Kept> {
      const said = saidOf(training, now());
      const meanwhile = await trainingsMeanwhile(trx, userId, said.Begin, said.End);
      const others = meanwhile.filter((one) => one.TrainingId !== TrainingId && one.DeclaredBegin !== null && !isSlip(one));
      if (
        others.some((one) =>
          spanOf(one).some(({ begin, end }) => begin < training.begin + training.seconds && end > training.begin),
        )
      )
        return { Outcome: 'Overlaps', TrainingId: null, said };
      const stands = await trainingAsItStands(trx, TrainingId);
      const isAsSaid =
        stands?.DeclaredBegin?.getTime() === before.Begin.getTime() && stands.DeclaredEnd?.getTime() === before.End.getTime();
      const isRecordedToo = isOfDevices || (await isOfFile(trx, TrainingId));
      const isOthersToo = !isAsSaid || isRecordedToo;
      const interval = { begin: training.begin, end: training.begin + training.seconds };
      // What others say of it was then: a word about another hour is not about what they recorded, and would make one training of both.
      if (isOthersToo && stands && !isAbout(interval, spanOf(stands))) return { Outcome: 'Overlaps', TrainingId: null, said };
      // Of what a file or another device said alike nobody knows whose it was.
      if (training.beats.length > 0 && heard && !isRecordedToo) await takeBackBeats(trx, userId, heard, training);
      await storeBeats(trx, userId, training);
      const replaced = await declared.replaced(trx, { UserId: userId, TrainingId }, before, {
        ...said,
        Source,
        SourceName: device,
        pauses: training.pauses,
        heard: heardSpans(training),
      });
      // What could refuse it was asked above, while her trainings were held.
      if (isRefusal(replaced)) throw new Error(`a later word about a recording was refused: ${replaced.refused}`);
      const series = seriesOf(training.begin, training.seconds, training.columns);
      if (Object.keys(series.values).length > 0) await (isOthersToo ? addSeries : replaceSeries)(trx, TrainingId, userId, series);
      return { Outcome: 'Joined', TrainingId, said };
    },
  };
}

interface Declared extends Span {
  readonly training: Meanwhile;
  /** When a hand said that it was. */
  readonly slip: Span | undefined;
}

/** Whether a later word still is about the training that it joined. */
function isAbout(word: Span, stands: readonly Declared[]): boolean {
  const joins = joinedTraining(word, stands);
  return joins !== undefined && joins !== 'overlaps' && !isTooLong(word, joins);
}

/** Files that overlap one after the other would make one training of days. What a hand wrote has the times of a file that says more than half of it. */
function isTooLong(file: Span, { begin, end, slip, training }: Declared): boolean {
  const isWhole = isTimedByHand(training) && saysWhen(file, slip ?? { begin, end });
  const all = hullOf(file, ...(isWhole ? heardBefore(training).recorded : [{ begin, end }]));
  return all.end - all.begin > RECORDING_MAX_SECONDS;
}

const spanOf = (training: Meanwhile): Declared[] =>
  training.DeclaredBegin === null || training.DeclaredEnd === null
    ? []
    : [
        {
          begin: training.DeclaredBegin.getTime() / 1000,
          end: training.DeclaredEnd.getTime() / 1000,
          slip: slipOf(training),
          training,
        },
      ];

/** What is said of it, where a human being can have done so. */
function saidOf({ begin, seconds: Duration, TrainingType, ...said }: ParsedTraining, now: Date): SaidBefore {
  const rounded = (value: number | undefined) => (value === undefined || Math.round(value) < 1 ? null : Math.round(value));
  const figures = { Distance: rounded(said.Distance), Calories: rounded(said.Calories) };
  const problems = declaredProblems({ Begin: new Date(begin * 1000).toISOString(), Duration, ...figures }, now);
  const isDoubted = (field: string) => problems.some((problem) => problem.field === field);
  const AverageHeartRate = rounded(said.AverageHeartRate);
  return {
    TrainingType,
    Begin: new Date(begin * 1000),
    End: new Date((begin + Duration) * 1000),
    Distance: isDoubted('Distance') ? null : figures.Distance,
    Calories: isDoubted('Calories') ? null : figures.Calories,
    AverageHeartRate: AverageHeartRate !== null && AverageHeartRate >= 30 && AverageHeartRate <= 240 ? AverageHeartRate : null,
  };
}
