import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { MoveScope } from '@clubpulse/contract/calendar/seats/move-scopes';
import type { getMoveReach } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { moveClass, type OtherTime, sameMove } from '@clubpulse/rules/calendar/classes/move-class';
import type { Occurrence } from '@clubpulse/rules/calendar/classes/schedule';
import { dayOfWeekOf, wallClock } from '@clubpulse/rules/time/days';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/emit.store.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import { queueJob } from '../../../platform/jobs/jobs.store.ts';
import {
  type ClassRow,
  type ClubPort,
  classOf,
  copiesOf,
  deleteClasses,
  deleteEmptySchedules,
  emitClasses,
  exceptDaysOfClasses,
  insertClasses,
  insertCopiedSeries,
  lockClasses,
  lockSchedules,
  refuseAction,
  updateClasses,
} from '../../classes/public.ts';
import { moveRecurring } from '../bookings/recurring.store.ts';
import { queueJobOf } from '../queue/queue.jobs.ts';
import { ofClass } from '../seats.events.ts';
import type { NotifiedClass } from './cancel-class.service.ts';
import { lockPeople, movedFrom, movePeople, movingWith, peopleOfClasses, peopleRows, unused } from './whole-class.store.ts';

const TRIES = 10;

type Moving = OtherTime & { readonly Reason: string; readonly Scope: MoveScope };
type Moved = NotifiedClass & { readonly Classes: number };

export type ClassMoving = ReturnType<typeof createClassMoving>;

/**
 * Locks the participants before their class, as every change of a seat does. If they change meanwhile, the move starts again
 * (decision 0022).
 */
export function createClassMoving({ db, club }: { db: Database; club: ClubPort }) {
  return {
    async move(by: CallerId, classId: ClassId, time: Moving, key?: RequestKey): Promise<Moved | Refusal> {
      const known = await classOf(db, classId);
      const ofClub = known && (await club(known.ClubId));
      if (!ofClub) return refuse('NotFound');
      for (let tries = 0; tries < TRIES; tries += 1) {
        const moved = await transactOnce<Moved>(db, key, (trx) => moveOnce(trx, by, known, time, ofClub.TimeZone)).catch(
          (error: unknown) => {
            if (error !== otherPeople) throw error;
            return undefined;
          },
        );
        if (moved) return moved;
      }
      return refuse('ServiceUnavailable');
    },

    async reach(classId: ClassId): Promise<ResultOf<typeof getMoveReach> | Refusal> {
      const row = await classOf(db, classId);
      if (!row) return refuse('NotFound');
      const now = new Date();
      const within = async (scope: MoveScope) => {
        const found = await movingWith(db, row, scope, now);
        const People = await peopleOfClasses(
          db,
          found.map(({ ClassId }) => ClassId),
        );
        return { Begins: found.map(({ Begin }) => Begin.toISOString()), People: People.length };
      };
      return { Following: await within('Following'), All: await within('All') };
    },
  };
}

const otherPeople = new Error('The participants changed meanwhile.');

async function moveOnce(trx: Queryable, by: CallerId, known: ClassRow, time: Moving, timeZone: string): Promise<Moved | Refusal> {
  const now = new Date();
  if (known.ClassScheduleId !== null) await lockSchedules(trx, [known.ClassScheduleId]);
  const ids = [known.ClassId, ...(await movingWith(trx, known, time.Scope, now)).map(({ ClassId }) => ClassId)];
  const people = await lockPeople(trx, ids);
  const locked = await lockClasses(trx, [...ids, ...(await movedFrom(trx, ids))]);
  const rows = locked.filter(({ ClassId }) => ids.includes(ClassId));
  const row = rows.find(({ ClassId }) => ClassId === known.ClassId);
  if (!row) return refuse('NotFound');
  const refused = refuseAction(row, 'move', now);
  if (refused) return refused;
  const moves: Move[] = [];
  for (const from of rows) {
    const to = from === row ? time : sameMove({ timeZone, class: row }, time, from.Begin);
    const day = moveClass({ now, timeZone, class: from }, to);
    if (isRefusal(day)) return day;
    moves.push({ from, day });
  }
  if (String(people) !== String(await peopleRows(trx, ids))) throw otherPeople;
  const notified = await peopleOfClasses(trx, ids);
  const restored = await restore(trx, moves, locked, timeZone);
  const added = restored ?? (await insertMoved(trx, moves, timeZone));
  for (const { from, to, day } of added) await moveOne(trx, by, time.Reason, { from, to, day, now });
  if (time.Scope !== 'This') await followRecurring(trx, row, added, timeZone, now);
  const unpublished = rows.filter(({ PublishState }) => PublishState === 'Unpublished').map(({ ClassId }) => ClassId);
  const replaced = restored ? await unused(trx, ids) : unpublished;
  await exceptDaysOfClasses(trx, replaced);
  await deleteClasses(trx, replaced);
  const ordered = [row, ...rows.filter((one) => one !== row)];
  if (restored) {
    await deleteEmptySchedules(trx, known.ClassScheduleId === null ? [] : [known.ClassScheduleId]);
    await emitClasses(
      trx,
      'ClassDeleted',
      ordered.filter(({ ClassId }) => replaced.includes(ClassId)),
      by,
    );
  }
  await emitClasses(
    trx,
    'ClassUpdated',
    ordered.filter(({ ClassId }) => !replaced.includes(ClassId)),
    by,
  );
  const moved = ordered
    .flatMap((from) => added.filter((one) => one.from === from))
    .map(({ to, day, from }) => ({ ...from, ClassId: to, ...day }));
  await emitClasses(trx, restored ? 'ClassUpdated' : 'ClassAdded', moved, by);
  return { ClassId: moved[0]?.ClassId ?? 0, People: notified.length, Classes: moved.length };
}

async function followRecurring(
  trx: Queryable,
  row: ClassRow,
  added: readonly Omit<OneMove, 'now'>[],
  timeZone: string,
  now: Date,
): Promise<void> {
  const [first] = added;
  const moved = first && (await classOf(trx, first.to));
  if (!moved || moved.ClassScheduleId === null || row.ClassScheduleId === null) return;
  const slot = (ClassScheduleId: number, Begin: Date) => {
    const { day, clock } = wallClock(Begin, timeZone);
    return { ClassScheduleId, DayOfWeek: dayOfWeekOf(day), StartTime: clock };
  };
  const remaining = await movingWith(trx, row, 'All', now);
  const ids = new Set(added.map(({ from }) => from.ClassId));
  await moveRecurring(trx, {
    from: slot(row.ClassScheduleId, row.Begin),
    to: slot(moved.ClassScheduleId, moved.Begin),
    classes: added.map(({ from, to, day }) => ({ from: from.ClassId, to, Begin: day.Begin })),
    ends: remaining.every(({ ClassId }) => ids.has(ClassId)),
  });
}

interface Move {
  readonly from: ClassRow;
  readonly day: Occurrence;
}

/** Moving back to the time before the last move restores the classes of that time. Undefined if one of them cannot be restored. */
async function restore(
  trx: Queryable,
  moves: readonly Move[],
  locked: readonly ClassRow[],
  timeZone: string,
): Promise<Omit<OneMove, 'now'>[] | undefined> {
  const back = moves.flatMap(({ from, day }) => {
    const earlier = locked.find((one) => isEarlier(one, { from, day }));
    return earlier ? [{ from, to: earlier.ClassId, day, earlier }] : [];
  });
  if (back.length < moves.length) return undefined;
  for (const { from, to, day, earlier } of back) {
    const { ClassType, ClassScheduleId } = earlier;
    const live = { CanceledAt: null, CanceledBy: null, CancelReason: null, MovedToClassId: null };
    for (const copy of copiesOf(from, [day], timeZone))
      await updateClasses(trx, [to], { ...copy, ...live, ClassType, ClassScheduleId });
  }
  return back;
}

const isEarlier = (one: ClassRow, { from, day }: Move): boolean =>
  one.MovedToClassId === from.ClassId &&
  one.ClassId < from.ClassId &&
  from.PublishState === 'Published' &&
  one.Begin.getTime() === day.Begin.getTime() &&
  one.InSiteHeld + from.InSiteParticipants <= from.MaxInSiteParticipants;

interface OneMove {
  readonly from: ClassRow;
  readonly to: number;
  readonly day: Occurrence;
  readonly now: Date;
}

/** An unpublished class has no participants, and is replaced by its copy. */
async function moveOne(trx: Queryable, by: CallerId, Reason: string, { from: row, to, day, now }: OneMove): Promise<void> {
  if (row.PublishState === 'Unpublished') return;
  const users = await movePeople(trx, row.ClassId, { ClassId: to, ...day });
  const { InSiteParticipants, InSiteQueued, RemoteParticipants, RemoteQueued } = row;
  await updateClasses(trx, [to], {
    PublishState: 'Published',
    InSiteParticipants,
    InSiteQueued,
    RemoteParticipants,
    RemoteQueued,
  });
  await updateClasses(trx, [row.ClassId], {
    ...none,
    CanceledAt: now,
    CanceledBy: by,
    CancelReason: Reason,
    MovedToClassId: to,
  });
  const moved = { ...row, ClassId: to, Begin: day.Begin };
  for (const userId of users) {
    const Payload = { ...ofClass(moved, userId), By: by, FromDate: row.Begin.toISOString(), Reason };
    await emit(trx, { ClubId: row.ClubId, Type: 'ClassMoved', Payload });
  }
  if (row.TrainerId !== null && row.TrainerId !== by) {
    const Payload = { ...ofClass(moved, row.TrainerId), By: by, FromDate: row.Begin.toISOString(), Reason };
    await emit(trx, { ClubId: row.ClubId, Type: 'LedClassMoved', Payload });
  }
  if (InSiteQueued + RemoteQueued > 0) await queueJob(trx, queueJobOf(to));
}

const none = {
  InSiteParticipants: 0,
  InSiteQueued: 0,
  InSiteOffered: 0,
  RemoteParticipants: 0,
  RemoteQueued: 0,
  RemoteOffered: 0,
} as const;

async function insertMoved(trx: Queryable, moves: readonly Move[], timeZone: string): Promise<Omit<OneMove, 'now'>[]> {
  const copies = moves.flatMap(({ from, day }) => copiesOf(from, [day], timeZone));
  const days = moves.map(({ day }) => day);
  const ids =
    moves[0]?.from.ClassScheduleId === null
      ? await insertClasses(trx, copies)
      : await insertCopiedSeries(trx, copies, days, timeZone);
  return moves.map((move, index) => {
    const to = ids[index];
    if (to === undefined) throw new Error('PostgreSQL answered no id of a class.');
    return { ...move, to };
  });
}
