import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { joinedTraining, namesOf, saysWhen } from '@clubpulse/rules/training/recordings/joining';
import { RECORDING_MAX_SECONDS } from '@clubpulse/rules/training/recordings/recording';
import { hullOf, type Span, unionOf } from '@clubpulse/rules/training/trainings/joined';
import type { Queryable } from '../../../platform/database/database.ts';
import { declaredOf } from '../declared.rows.ts';
import { dateOfSecond } from '../seconds.rows.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';
import { type Acted, type Acting, laidAnew, overlapping } from './acting.service.ts';
import * as store from './declared.store.ts';
import { heardBefore, isTimedByHand, keptAs, slipOf } from './heard-before.rows.ts';
import { asOfClubsNow } from './left-club.service.ts';
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
 * What she says, of a club or of one that is gone, over a file or a wearable's word of the same training, which belongs to none: the same as if she had
 * written it down before (see `recorded`). `brought`: the seconds whose deletion that takes back; absent: all of its time.
 */
export async function writtenOver(
  trx: Queryable,
  training: StoredTraining,
  said: Said & Pick<Declaration, 'UserId' | 'ClubId'>,
  brought?: readonly Span[],
): Promise<Acted<TrainingId> | Refusal> {
  const [known] = declaredOf(training);
  const isElsewhere = training.ClubId !== null && training.ClubId !== said.ClubId;
  if (!known || isElsewhere || isTimedByHand(training)) return overlapping;
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
    SaidClubId: said.ClubId,
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
  const { HeardBefore, restored } = await laidAnew(trx, training, { UserId, Begin, End, recorded: [file], slip, brought });
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
        const reads = figuresOf(recorded);
        const figureOf = (figure: keyof typeof reads) =>
          isFuller ? (reads[figure] ?? training[figure]) : (training[figure] ?? reads[figure]);
        const figures = {
          Distance: figureOf('Distance'),
          DeclaredHeartRate: figureOf('DeclaredHeartRate'),
          DeclaredCalories: figureOf('DeclaredCalories'),
        };
        const { HeardBefore, restored } = await laidAnew(trx, training, {
          UserId,
          Begin,
          End,
          // What lies between two files is her word, whatever they have of it together.
          recorded: isByHand && !(isWhole && files.length === 1) ? files : [],
          slip,
          brought: recorded.heard,
        });
        const { ClubId, SaidClubId } = await asOfClubsNow(trx, training);
        await store.updateTraining(trx, TrainingId, {
          ClubId,
          SaidClubId,
          Begin,
          End,
          HeardBefore,
          DeclaredBegin: Begin,
          DeclaredEnd: End,
          ...figures,
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
     * somebody wrote since, or another source said, stays. What a hand wrote down is measured anew by what the hand said: it becomes what it
     * had been if the wearable had said so at once.
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
        const isOfIt = isSame(spanOf(known), spanOf(before));
        const { recorded: files, slip } = heardBefore(training);
        const joined = isTimedByHand(training) ? known : earliest(interval, known);
        const plain = { ...(isOfIt ? interval : joined), files, isWhole: isOfIt, wasWhole: isOfIt };
        const measured = measuredAnew(training, before, interval);
        // What was declared beside it since stays.
        const isMeasured = measured && !(await store.declaredMeanwhile(trx, { UserId, ...measured }, TrainingId));
        const { Begin, End, ...laid } = isMeasured ? measured : plain;
        if (await store.declaredMeanwhile(trx, { UserId, Begin, End }, TrainingId)) return overlapping;
        const nowOf = <T>(stands: T, said: T, says: T): T => (stands === said ? says : stands);
        const [said, says] = [figuresOf(before), figuresOf(recorded)];
        const figureOf = (figure: keyof typeof says) =>
          laid.isWhole && !laid.wasWhole
            ? (says[figure] ?? training[figure])
            : nowOf(training[figure], said[figure], says[figure]);
        const figures = {
          Distance: figureOf('Distance'),
          DeclaredHeartRate: figureOf('DeclaredHeartRate'),
          DeclaredCalories: figureOf('DeclaredCalories'),
        };
        const { HeardBefore, restored } = await laidAnew(trx, training, {
          UserId,
          Begin,
          End,
          recorded: laid.files,
          slip: isMeasured ? slipOf(training) : slip,
          brought: recorded.heard,
        });
        const { ClubId, SaidClubId } = await asOfClubsNow(trx, training);
        await store.updateTraining(trx, TrainingId, {
          ClubId,
          SaidClubId,
          Begin,
          End,
          HeardBefore,
          DeclaredBegin: Begin,
          DeclaredEnd: End,
          TrainingType: nowOf(training.TrainingType, before.TrainingType, recorded.TrainingType),
          ...figures,
          ...(laid.isWhole && recorded.pauses !== undefined ? pausesSaid(recorded.pauses) : {}),
          // No hand says when a recorder stood still.
          ...(laid.wasWhole && !laid.isWhole ? pausesSaid([]) : {}),
          SourceName: namesOf(training.SourceName, recorded.SourceName),
        });
        return { ...earliest(earliest(interval, known), training), done: TrainingId, restored };
      }),
  };
}

const figuresOf = ({ Distance, AverageHeartRate, Calories }: Pick<Said, 'Distance' | 'AverageHeartRate' | 'Calories'>) => ({
  Distance,
  DeclaredHeartRate: AverageHeartRate,
  DeclaredCalories: Calories,
});

/**
 * When it was and what files recorded of it, now that a wearable says `says` and no more `said`, by what a hand said of it; undefined where no hand
 * said when it was, another recorder did, or the wearable speaks of another hour now.
 */
function measuredAnew(training: StoredTraining, said: Pick<Said, 'Begin' | 'End'>, says: Pick<Said, 'Begin' | 'End'>) {
  const [slip, [known]] = [slipOf(training), declaredOf(training)];
  const [file, before] = [spanOf(says), spanOf(said)];
  if (!slip || !known) return undefined;
  const isByIt = isSame(known, before) && joinedTraining(file, [slip]) === slip;
  if (!isByIt && !isTimedByHand(training)) return undefined;
  // Where another file had some of the same seconds nobody knows which.
  const others = heardBefore(training).recorded.filter((one) => !isSame(one, before));
  const files = unionOf([...others, file]);
  const isWhole = saysWhen(file, slip);
  const isByHand = known.begin <= slip.begin && slip.end <= known.end;
  const isOfOthers = !isByHand && others.some((one) => saysWhen(one, slip));
  const all = isWhole || isOfOthers ? hullOf(file, ...files) : hullOf(slip, ...files);
  return {
    Begin: dateOfSecond(all.begin),
    End: dateOfSecond(all.end),
    files: isWhole && files.length === 1 ? [] : files,
    isWhole,
    wasWhole: saysWhen(before, slip),
  };
}

const isSame = (one: Span, other: Span): boolean => one.begin === other.begin && one.end === other.end;
