import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { joinedTraining, namesOf, saysWhen } from '@clubpulse/rules/training/recordings/joining';
import { RECORDING_MAX_SECONDS } from '@clubpulse/rules/training/recordings/recording';
import { hullOf, unionOf } from '@clubpulse/rules/training/trainings/joined';
import type { Queryable } from '../../../platform/database/database.ts';
import { declaredOf } from '../declared.rows.ts';
import { dateOfSecond, unixSecond } from '../seconds.rows.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';
import { type Acted, type Acting, laidAnew, overlapping } from './acting.service.ts';
import * as store from './declared.store.ts';
import { heardBefore, isTimedByHand, keptAs, ofStaffIn, slipOf } from './heard-before.rows.ts';
import {
  type Declaration,
  earliest,
  pausesSaid,
  type Recorded,
  type Said,
  type SaidBefore,
  spanOf,
  wholeSecond,
} from './said.rows.ts';

/**
 * What she writes down in a club over a file or a wearable's word of the same training, which belongs to none: the same as if she had written it
 * down before (see `recorded`).
 */
export async function writtenOver(
  trx: Queryable,
  training: StoredTraining,
  said: Said & Pick<Declaration, 'UserId' | 'ClubId'>,
): Promise<Acted<TrainingId> | Refusal> {
  const [known] = declaredOf(training);
  if (!known || said.ClubId === null || training.ClubId !== null || isTimedByHand(training)) return overlapping;
  const [file, slip] = [{ begin: known.begin, end: known.end }, spanOf(said)];
  const all = hullOf(file, slip);
  if (joinedTraining(file, [slip]) !== slip) return overlapping;
  const isWhole = saysWhen(file, slip);
  if (!isWhole && all.end - all.begin > RECORDING_MAX_SECONDS) return overlapping;
  const figureOf = (word: number | null, read: number | null) => (isWhole ? (read ?? word) : (word ?? read));
  const { UserId, TrainingId } = training;
  const columns = {
    ClubId: said.ClubId,
    ClubSaidByStaff: false,
    TrainingType: said.TrainingType,
    HasOwnType: true,
    ...(said.Name === '' ? {} : { Name: said.Name, HasOwnName: true }),
    Note: [said.Note, training.Note].filter((note) => note !== '').join('\n'),
    Distance: figureOf(said.Distance, training.Distance),
    DeclaredHeartRate: figureOf(said.AverageHeartRate, training.DeclaredHeartRate),
    DeclaredCalories: figureOf(said.Calories, training.DeclaredCalories),
  };
  if (isWhole) {
    const before = heardBefore(training);
    await store.updateTraining(trx, TrainingId, { ...columns, HeardBefore: keptAs(before, { ...before, slip }) });
    return { Begin: training.Begin, End: training.End, done: TrainingId, counted: TrainingId };
  }
  const [Begin, End] = [dateOfSecond(all.begin), dateOfSecond(all.end)];
  const { HeardBefore, restored } = await laidAnew(trx, training, { UserId, Begin, End, recorded: [file], slip });
  await store.updateTraining(trx, TrainingId, { ...columns, Begin, End, DeclaredBegin: Begin, DeclaredEnd: End, HeardBefore });
  return { ...earliest({ Begin, End }, training), done: TrainingId, restored, counted: TrainingId };
}

/** What files and wearables say of a training that was declared already. */
export function createJoining(acting: Acting) {
  return {
    /**
     * A file of one that was declared already (decision 0054). What somebody wrote down by hand is as a file of most of it has it, but for
     * her words; else what was said stays, and the file says the rest. Files of a small part of it leave it written by hand.
     */
    recorded: (
      trx: Queryable,
      { UserId, TrainingId }: Pick<StoredTraining, 'UserId' | 'TrainingId'>,
      recorded: Recorded,
    ): Promise<TrainingId | Refusal> =>
      acting(trx, UserId, async () => {
        const training = await store.trainingById(trx, TrainingId);
        if (!training?.DeclaredBegin || !training.DeclaredEnd) return refuse('NotFound');
        const interval = { UserId, Begin: wholeSecond(recorded.Begin), End: wholeSecond(recorded.End) };
        const isByHand = isTimedByHand(training);
        const known = { Begin: training.DeclaredBegin, End: training.DeclaredEnd };
        const [file, stands, slip] = [spanOf(interval), spanOf(known), slipOf(training)];
        const isWhole = isByHand && slip !== undefined && saysWhen(file, slip);
        // Of two recordings the longer one has the sums.
        const isFuller = isByHand ? isWhole : file.end - file.begin > stands.end - stands.begin;
        const files = unionOf([...heardBefore(training).recorded, file]);
        const ofFiles = hullOf(file, ...files);
        const whole = { Begin: dateOfSecond(ofFiles.begin), End: dateOfSecond(ofFiles.end) };
        const { Begin, End } = isWhole ? whole : earliest(interval, known);
        if (await store.declaredMeanwhile(trx, { UserId, Begin, End }, TrainingId)) return overlapping;
        const { HeardBefore, restored } = await laidAnew(trx, training, {
          UserId,
          Begin,
          End,
          // What lies between two files is her word, whatever they have of it together.
          recorded: isByHand && !(isWhole && files.length === 1) ? files : [],
          slip,
          ofStaff: ofStaffIn(training),
          brought: recorded.heard,
        });
        const figures = {
          Distance: [training.Distance, recorded.Distance],
          DeclaredHeartRate: [training.DeclaredHeartRate, recorded.AverageHeartRate],
          DeclaredCalories: [training.DeclaredCalories, recorded.Calories],
        } as const;
        const figureOf = ([said, read]: readonly [number | null, number | null]) => (isFuller ? (read ?? said) : (said ?? read));
        await store.updateTraining(trx, TrainingId, {
          Begin,
          End,
          HeardBefore,
          DeclaredBegin: Begin,
          DeclaredEnd: End,
          Distance: figureOf(figures.Distance),
          DeclaredHeartRate: figureOf(figures.DeclaredHeartRate),
          DeclaredCalories: figureOf(figures.DeclaredCalories),
          ...(isFuller ? pausesSaid(recorded.pauses ?? []) : {}),
          ...(isByHand
            ? { Source: recorded.Source, SourceName: recorded.SourceName, DeclaredById: null }
            : {
                SourceName:
                  recorded.Source === 'Wearable' ? namesOf(training.SourceName, recorded.SourceName) : training.SourceName,
              }),
        });
        return { ...earliest(interval, training), done: TrainingId, restored };
      }),

    /**
     * A later word of the wearable that recorded it (decision 0060): what still is as `before` said becomes as it says now, and what
     * somebody wrote since, or another source said, stays.
     */
    replaced: (
      trx: Queryable,
      { UserId, TrainingId }: Pick<StoredTraining, 'UserId' | 'TrainingId'>,
      before: SaidBefore,
      recorded: Recorded & Pick<SaidBefore, 'TrainingType'>,
    ): Promise<TrainingId | Refusal> =>
      acting(trx, UserId, async () => {
        const training = await store.trainingById(trx, TrainingId);
        if (!training?.DeclaredBegin || !training.DeclaredEnd) return refuse('NotFound');
        const interval = { UserId, Begin: wholeSecond(recorded.Begin), End: wholeSecond(recorded.End) };
        const known = { Begin: training.DeclaredBegin, End: training.DeclaredEnd };
        const isOfIt = isSameTime(known, before);
        const { recorded: files, slip, ofStaff } = heardBefore(training);
        const joined = isTimedByHand(training) ? known : earliest(interval, known);
        const { Begin, End } = isOfIt ? interval : joined;
        if (await store.declaredMeanwhile(trx, { UserId, Begin, End }, TrainingId)) return overlapping;
        const { HeardBefore, restored } = await laidAnew(trx, training, {
          UserId,
          Begin,
          End,
          recorded: files,
          slip,
          ofStaff,
          brought: recorded.heard,
        });
        const nowOf = <T>(stands: T, said: T, says: T): T => (stands === said ? says : stands);
        await store.updateTraining(trx, TrainingId, {
          Begin,
          End,
          HeardBefore,
          DeclaredBegin: Begin,
          DeclaredEnd: End,
          TrainingType: nowOf(training.TrainingType, before.TrainingType, recorded.TrainingType),
          Distance: nowOf(training.Distance, before.Distance, recorded.Distance),
          DeclaredHeartRate: nowOf(training.DeclaredHeartRate, before.AverageHeartRate, recorded.AverageHeartRate),
          DeclaredCalories: nowOf(training.DeclaredCalories, before.Calories, recorded.Calories),
          ...(isOfIt && recorded.pauses !== undefined ? pausesSaid(recorded.pauses) : {}),
          SourceName: namesOf(training.SourceName, recorded.SourceName),
        });
        return { ...earliest(earliest(interval, known), training), done: TrainingId, restored };
      }),
  };
}

const isSameTime = (one: Pick<Said, 'Begin' | 'End'>, other: Pick<Said, 'Begin' | 'End'>): boolean =>
  unixSecond(one.Begin) === unixSecond(other.Begin) && unixSecond(one.End) === unixSecond(other.End);
