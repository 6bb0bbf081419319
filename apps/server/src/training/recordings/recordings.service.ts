import { createHash } from 'node:crypto';
import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { RecordingOutcome, RecordingResult, RecordingUpload } from '@clubpulse/contract/training/recordings/recordings';
import { joinedTraining, saysWhen, typeOf } from '@clubpulse/rules/training/recordings/joining';
import { RECORDING_MAX_SECONDS } from '@clubpulse/rules/training/recordings/recording';
import { hullOf, type Span } from '@clubpulse/rules/training/trainings/joined';
import { declaredProblems } from '@clubpulse/rules/training/trainings/training-fields';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { due, type HeartMinuteStore, minutesFrom } from '../heart-minutes/public.ts';
import { addSeries, seriesOf } from '../series/public.ts';
import { type DeclaredTrainings, heardBefore, isTimedByHand, unheardOf } from '../trainings/public.ts';
import type { ParseFile } from './parse.wire.ts';
import type { ParsedTraining } from './parse-thread.wire.ts';
import { type Meanwhile, trainingsMeanwhile } from './recordings.facts.ts';
import * as store from './recordings.store.ts';

interface RecordingParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read' | 'store' | 'prepare'>;
  readonly declared: Pick<DeclaredTrainings, 'declare' | 'recorded'>;
  readonly parse: ParseFile;
  readonly now?: () => Date;
}
export type Recordings = ReturnType<typeof createRecordings>;

interface File {
  readonly digest: Buffer;
  readonly name: string;
  readonly device: string;
}
type Become = RecordingResult['Trainings'][number];

/** What her watch recorded, read from a file into her journal (decision 0054). */
export function createRecordings({ db, minutes, declared, parse, now = () => new Date() }: RecordingParts) {
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

  async function keep(
    trx: Queryable,
    userId: UserId,
    training: ParsedTraining,
    { device, digest, name }: File,
    session: number,
  ): Promise<Become> {
    const Begin = new Date(training.begin * 1000);
    const End = new Date((training.begin + training.seconds) * 1000);
    const meanwhile = await trainingsMeanwhile(trx, userId, Begin, End);
    const said = figuresOf(training, now());
    const interval = { begin: training.begin, end: training.begin + training.seconds };
    const joins = joinedTraining(interval, meanwhile.flatMap(spanOf));
    const become = (Outcome: RecordingOutcome, TrainingId: number | null): Become => ({
      Outcome,
      TrainingId,
      TrainingType: training.TrainingType,
      Begin: Begin.toISOString(),
      Duration: training.seconds,
    });
    if (joins === 'overlaps' || (joins && isTooLong(interval, joins))) return become('Overlaps', null);
    await storeBeats(trx, userId, training);
    const heard = meanwhile.find(({ Source }) => Source === 'Heart');
    const declaration = { ...said, Begin, End, SourceName: device, heard: heardSpans(training) };
    const trainingId = joins
      ? await declared.recorded(trx, joins.training, declaration)
      : await declared.declare(trx, {
          ...declaration,
          TrainingType: typeOf(training.TrainingType, heard?.TrainingType),
          Name: training.Name,
          Note: '',
          UserId: userId,
          ClubId: null,
          Source: 'File',
          DeclaredById: null,
        });
    // What could refuse it was asked above, while her trainings were held.
    if (isRefusal(trainingId)) throw new Error(`a file that was to be kept was refused: ${trainingId.refused}`);
    const series = seriesOf(training.begin, training.seconds, training.columns);
    if (Object.keys(series.values).length > 0) await addSeries(trx, trainingId, userId, series);
    await store.keepSession(trx, {
      UserId: userId,
      Digest: digest,
      Session: session,
      TrainingId: trainingId,
      FileName: name,
      AddedAt: now(),
    });
    return become(joins || heard ? 'Joined' : 'Added', trainingId);
  }

  return {
    async import(userId: UserId, { File, FileName }: RecordingUpload): Promise<RecordingResult | Refusal> {
      const bytes = new Uint8Array(Buffer.from(File, 'base64'));
      const parsed = await parse(userId, bytes);
      if (isRefusal(parsed)) return parsed;
      const sessions = parsed.trainings.filter((one) => one !== null);
      const canBe = ({ begin, seconds }: ParsedTraining) => begin >= FIRST_SECOND && (begin + seconds) * 1000 <= now().getTime();
      if (!sessions.every(canBe)) return refuse('RecordingTimes');
      // Not in the transaction below, for which everybody's heart rates would wait.
      await minutes.prepare(
        db,
        sessions.flatMap(({ begin, beats }) => minutesFrom(begin, beats, userId).minutes),
      );
      const file = { digest: createHash('sha256').update(bytes).digest(), name: FileName, device: parsed.device };
      return db.transaction().execute(async (trx) => {
        // Her account may have ended while the file was read.
        if (!(await holdPeople(trx, [userId])).has(userId)) return refuse('NotFound');
        // One after the other: two files of the same hour find each other.
        const markedAt = await due.holdDue(trx, userId);
        if (markedAt === null) await due.deleteDue(trx, [userId]);
        const known = await store.knownSessions(trx, userId, file.digest);
        const Trainings: Become[] = [];
        for (const [session, training] of parsed.trainings.entries()) {
          const TrainingId = known.get(session);
          if (training === null)
            Trainings.push({ Outcome: 'TooShort', TrainingId: null, TrainingType: 'other', Begin: null, Duration: 0 });
          else if (TrainingId === undefined) Trainings.push(await keep(trx, userId, training, file, session));
          else {
            const Begin = new Date(training.begin * 1000).toISOString();
            const { TrainingType, seconds: Duration } = training;
            Trainings.push({ Outcome: 'Known', TrainingId, TrainingType, Begin, Duration });
          }
        }
        const isNothing = Trainings.every(({ TrainingId }) => TrainingId === null);
        return isNothing ? refuse('RecordingOverlaps') : { SourceName: parsed.device, Trainings };
      });
    },
  };
}

/** No watch wrote files before the year 2000: its clock had not been set. */
const FIRST_SECOND = Date.UTC(2000, 0, 1) / 1000;

/** Files that overlap one after the other would make one training of days. What a hand wrote has the times of a file that says more than half of it. */
function isTooLong(file: Span, { begin, end, training }: Span & { readonly training: Meanwhile }): boolean {
  const isWhole = isTimedByHand(training) && saysWhen(file, { begin, end });
  const all = hullOf(file, isWhole ? heardBefore(training).recorded : { begin, end });
  return all.end - all.begin > RECORDING_MAX_SECONDS;
}

/** The seconds, Unix, that have a heart rate. */
function heardSpans({ begin, beats }: ParsedTraining): Span[] {
  const spans: { begin: number; end: number }[] = [];
  for (const [index, bpm] of beats.entries()) {
    if (bpm === 0) continue;
    const last = spans.at(-1);
    if (last?.end === begin + index) last.end++;
    else spans.push({ begin: begin + index, end: begin + index + 1 });
  }
  return spans;
}

const spanOf = (training: Meanwhile) =>
  training.DeclaredBegin === null || training.DeclaredEnd === null
    ? []
    : [{ begin: training.DeclaredBegin.getTime() / 1000, end: training.DeclaredEnd.getTime() / 1000, training }];

/** What the file says of it, where a human being can have done so. */
function figuresOf({ begin, seconds: Duration, ...said }: ParsedTraining, now: Date) {
  const rounded = (value: number | undefined) => (value === undefined || Math.round(value) < 1 ? null : Math.round(value));
  const figures = { Distance: rounded(said.Distance), Calories: rounded(said.Calories) };
  const problems = declaredProblems({ Begin: new Date(begin * 1000).toISOString(), Duration, ...figures }, now);
  const isDoubted = (field: string) => problems.some((problem) => problem.field === field);
  const AverageHeartRate = rounded(said.AverageHeartRate);
  return {
    Distance: isDoubted('Distance') ? null : figures.Distance,
    Calories: isDoubted('Calories') ? null : figures.Calories,
    AverageHeartRate: AverageHeartRate !== null && AverageHeartRate >= 30 && AverageHeartRate <= 240 ? AverageHeartRate : null,
  };
}
