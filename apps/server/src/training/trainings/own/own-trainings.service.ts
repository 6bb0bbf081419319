import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingId, TrainingSource } from '@clubpulse/contract/training/trainings';
import type { Span, Stretch } from '@clubpulse/rules/training/trainings/stretches';
import { overlapProblem, recordedProblems } from '@clubpulse/rules/training/trainings/training-fields';
import { holdRoleIn } from '../../../accounts/roles/public.ts';
import { holdPeople } from '../../../accounts/users/public.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/emit.store.ts';
import { bindActs } from '../../../platform/feature/bind-acts.ts';
import type { Leaver } from '../../../platform/feature/leaving.ts';
import { due } from '../../heart-minutes/public.ts';
import { secondsOfInterval, settleActivities, sourcesAround } from '../activities/activities.service.ts';
import { choose } from '../activities/activities.store.ts';
import type { Profile } from '../athlete.rows.ts';
import { figuresOf, isLong, withDeclared } from '../figures.rows.ts';
import { unixSecond } from '../seconds.rows.ts';
import { eventOf } from '../summaries/summaries.service.ts';
import { deleteTrainings, placesOf, type StoredTraining } from '../summaries/summary.store.ts';
import type { TrainingPorts } from '../trainings.ports.ts';
import {
  type EnteredTraining,
  enteredColumns,
  figuresRestOnSame,
  isOwnName,
  pauseColumns,
  wholeSecond,
} from './entered-columns.rows.ts';
import * as store from './own-trainings.store.ts';

export interface Recorded extends EnteredTraining {
  readonly SourceName: string;
  readonly beats: Uint8Array;
  /** Unix seconds; undefined if unknown. */
  readonly pauses?: readonly Span[] | undefined;
  /** In seconds; undefined means the sum of `pauses`. */
  readonly paused?: number | undefined;
}

export interface Declaration extends Recorded {
  readonly UserId: UserId;
  readonly ClubId: ClubId | null;
  readonly Source: Exclude<TrainingSource, 'Heart'>;
}

export type EnteredBefore = Pick<
  EnteredTraining,
  'TrainingType' | 'Begin' | 'End' | 'Distance' | 'AverageHeartRate' | 'Calories'
>;

export type OwnTrainings = ReturnType<typeof createOwnTrainings>;

interface OwnTrainingParts extends Pick<TrainingPorts, 'trainedIn'> {
  /** Must use the transaction's connection, because waiting transactions may hold all other connections. */
  readonly profiles: (userIds: readonly number[], trx: Queryable) => Promise<readonly Profile[]>;
  readonly now?: () => Date;
}

const overlapping = refuse('ValidationFailed', { errors: [overlapProblem] });

const notInClub = refuse('ValidationFailed', { errors: [{ field: 'ClubId', key: 'invalid-id' }] });

const settleAround = (trx: Queryable, ...rows: readonly { UserId: number; Begin: Date; End: Date }[]) => {
  const all = rows.map(secondsOfInterval);
  const [first] = all;
  return first
    ? settleActivities(trx, [
        { ...first, from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) },
      ])
    : undefined;
};

export async function leaveTrainings(trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> {
  const isWaiting = (await due.holdDue(trx, UserId)) !== null;
  await settleAround(trx, ...(await store.leaveClub(trx, { ClubId, UserId })));
  if (!isWaiting) await due.deleteDue(trx, [UserId]);
}

type Ready = Required<OwnTrainingParts>;

/** Writes trainings from files, wearables and by hand, and changes any training. Each act locks the athlete's due row. */
export function createOwnTrainings(options: OwnTrainingParts) {
  const parts: Ready = { now: () => new Date(), ...options };

  return {
    ...bindActs(parts, { add, write, replace, correct, rename, count }),
    delete: remove,
  };
}

async function holding<T>(trx: Queryable, UserId: UserId, act: () => Promise<T | Refusal>): Promise<T | Refusal> {
  if (!(await holdPeople(trx, [UserId])).has(UserId)) return refuse('NotFound');
  const isWaiting = (await due.holdDue(trx, UserId)) !== null;
  const result = await act();
  if (!isWaiting) await due.deleteDue(trx, [UserId]);
  return result;
}

async function computedOf(
  { profiles }: Ready,
  trx: Queryable,
  training: Pick<StoredTraining, 'TrainingType' | 'PauseTime' | 'DeclaredHeartRate' | 'DeclaredCalories'> & {
    readonly UserId: number;
    readonly Begin: Date;
    readonly End: Date;
  },
  seconds: Uint8Array,
  before?: StoredTraining,
) {
  const [profile] = await profiles([training.UserId], trx);
  if (!profile) return undefined;
  const [begin, end] = [unixSecond(training.Begin), unixSecond(training.End)];
  const beats = new Uint8Array(end - begin);
  beats.set(seconds.subarray(0, beats.length));
  const stretch: Stretch = { begin, end, beats };
  const { zones, summary } = figuresOf(stretch, before, profile);
  const { begin: _begin, end: _end, pointSeconds: _exact, ...totals } = withDeclared(summary, training, profile);
  return { ...totals, ...zones };
}

async function nameOf({ trainedIn }: Ready, trx: Queryable, { ClubId, ...training }: StoredTraining): Promise<string> {
  const [place] = await placesOf(trx, [{ ClubId, DisplayGroupId: training.DisplayGroupId }]);
  const [trained] = ClubId === null ? [] : await trainedIn(trx, [{ ...training, ClubId }]);
  return trained?.Name ?? place?.Name ?? '';
}

async function asRead({ TrainingId, RowVersion }: Read, trx: Queryable): Promise<StoredTraining | Refusal> {
  const training = await store.holdTraining(trx, TrainingId);
  if (!training) return refuse('NotFound');
  return training.RowVersion === RowVersion ? training : refuse('StaleRowVersion');
}

async function add(
  parts: Ready,
  trx: Queryable,
  { UserId, ClubId, Source, SourceName, beats, pauses = [], paused, ...declared }: Declaration,
) {
  const entered = { ...declared, Begin: wholeSecond(declared.Begin), End: wholeSecond(declared.End) };
  const { Begin, End } = entered;
  const columns = { ...enteredColumns(entered), ...pauseColumns(pauses, paused) };
  const computed = await computedOf(parts, trx, { UserId, Begin, End, ...columns }, beats);
  if (!computed) return refuse('NotFound');
  const row = { UserId, ClubId, Source, SourceName, ...columns, Begin, End, ...computed, ClosedAt: parts.now() };
  const TrainingId = await store.insertTraining(trx, row);
  if (beats.length > 0) await store.writeBeats(trx, TrainingId, beats);
  await settleAround(trx, row);
  const isRecorded = isLong(computed);
  await emit(trx, eventOf(isRecorded ? 'TrainingClosed' : 'TrainingUpdated', { ...row, TrainingId }));
  return TrainingId;
}

async function write(
  parts: Ready,
  trx: Queryable,
  declaration: Omit<Declaration, 'Source' | 'SourceName' | 'beats' | 'pauses' | 'paused'>,
) {
  const { UserId, ClubId } = declaration;
  if (ClubId !== null && !(await holdRoleIn(trx, UserId, ClubId))) return notInClub;
  return holding<TrainingId>(trx, UserId, async () =>
    (await store.isWrittenIn(trx, declaration, undefined))
      ? overlapping
      : add(parts, trx, { ...declaration, Source: 'Hand', SourceName: '', beats: new Uint8Array() }),
  );
}

/** Fields that the athlete changed since the version `before` are not overwritten by the recorder's later version. */
async function replace(
  parts: Ready,
  trx: Queryable,
  TrainingId: TrainingId,
  before: EnteredBefore,
  recorded: Recorded,
): Promise<void> {
  const training = await store.holdTraining(trx, TrainingId);
  if (!training) return;
  const nowOf = <T>(stored: T, entered: T, stated: T): T => (stored === entered ? stated : stored);
  const columns = {
    TrainingType: nowOf(training.TrainingType, before.TrainingType, recorded.TrainingType),
    Distance: nowOf(training.Distance, before.Distance, recorded.Distance),
    DeclaredHeartRate: nowOf(training.DeclaredHeartRate, before.AverageHeartRate, recorded.AverageHeartRate),
    DeclaredCalories: nowOf(training.DeclaredCalories, before.Calories, recorded.Calories),
    SourceName: recorded.SourceName,
    Begin: wholeSecond(recorded.Begin),
    End: wholeSecond(recorded.End),
    ...(recorded.pauses ? pauseColumns(recorded.pauses, recorded.paused) : {}),
  };
  if (recorded.beats.length > 0) await store.writeBeats(trx, TrainingId, recorded.beats);
  const { Pauses: _stored, ...stored } = training;
  const next = { ...stored, ...columns };
  const computed = await computedOf(parts, trx, next, await store.beatsOf(trx, TrainingId), training);
  await store.updateTraining(trx, TrainingId, { ...columns, ...computed });
  await settleAround(trx, training, next);
  await emit(trx, eventOf('TrainingUpdated', { ...next, ...computed }));
}

async function correct(
  parts: Ready,
  trx: Queryable,
  read: Read,
  { ClubId, ...entered }: EnteredTraining & Pick<Declaration, 'ClubId'>,
  byStaff: boolean,
) {
  if (!byStaff && ClubId !== null && !(await holdRoleIn(trx, read.UserId, ClubId))) return notInClub;
  return holding<TrainingId>(trx, read.UserId, async () => {
    const training = await asRead(read, trx);
    if (isRefusal(training)) return training;
    const { UserId, TrainingId, Source } = training;
    const times = { Begin: wholeSecond(entered.Begin), End: wholeSecond(entered.End) };
    const errors = recordedProblems(training, times);
    if (byStaff && errors.length > 0) return refuse('TrainingIsHers');
    if (Source !== 'Hand' && errors.length > 0) return refuse('ValidationFailed', { errors });
    if (Source === 'Hand' && (await store.isWrittenIn(trx, { UserId, ...times }, TrainingId))) return overlapping;
    const columns = { ...enteredColumns(entered, training), ...times, ...(byStaff ? {} : { ClubId }) };
    const { Pauses: _stored, ...stored } = training;
    const next = { ...stored, ...columns };
    const computed = figuresRestOnSame(training, next)
      ? {}
      : await computedOf(parts, trx, next, await store.beatsOf(trx, TrainingId), training);
    if (!computed) return refuse('NotFound');
    await store.updateTraining(trx, TrainingId, { ...columns, ...computed });
    await settleAround(trx, training, next);
    await emit(trx, eventOf('TrainingUpdated', { ...next, ...computed }));
    return TrainingId;
  });
}

async function rename(
  parts: Ready,
  trx: Queryable,
  read: Read,
  entered: Pick<EnteredTraining, 'Name' | 'TrainingType' | 'Note'>,
): Promise<TrainingId | Refusal> {
  const training = await asRead(read, trx);
  if (isRefusal(training)) return training;
  const { TrainingId, HasOwnType } = training;
  await store.updateTraining(trx, TrainingId, {
    TrainingType: entered.TrainingType,
    Note: entered.Note,
    Name: entered.Name === '' ? await nameOf(parts, trx, training) : entered.Name,
    HasOwnName: isOwnName(entered.Name, training),
    HasOwnType: HasOwnType || entered.TrainingType !== training.TrainingType,
  });
  return TrainingId;
}

const remove = (trx: Queryable, { UserId, TrainingId }: Pick<StoredTraining, 'UserId' | 'TrainingId'>) =>
  holding<undefined>(trx, UserId, async () => {
    const training = await store.holdTraining(trx, TrainingId);
    if (!training) return refuse('NotFound');
    if (training.ClosedAt === null) return refuse('TrainingRuns');
    if (training.Source === 'Heart') await store.keepDeleted(trx, training);
    await deleteTrainings(trx, [TrainingId]);
    await settleAround(trx, training);
    await emit(trx, eventOf('TrainingDeleted', training));
    return undefined;
  });

const count = ({ now }: Ready, trx: Queryable, { UserId, TrainingId }: Pick<StoredTraining, 'UserId' | 'TrainingId'>) =>
  holding<undefined>(trx, UserId, async () => {
    const training = await store.trainingById(trx, TrainingId);
    if (!training) return refuse('NotFound');
    const { ActivityId } = training;
    const around = (await sourcesAround(trx, [secondsOfInterval(training)])).get(UserId) ?? [];
    const others = around.filter((row) => ActivityId !== null && row.ActivityId === ActivityId);
    await choose(
      trx,
      TrainingId,
      others.map((row) => row.TrainingId),
      now(),
    );
    await settleAround(trx, training);
    // The event has no club, because a club always counts its own recording.
    await emit(trx, eventOf('TrainingUpdated', { ...training, ClubId: null }));
    return undefined;
  });

type Read = Pick<StoredTraining, 'UserId' | 'TrainingId' | 'RowVersion'>;
