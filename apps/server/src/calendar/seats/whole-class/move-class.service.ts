import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { moveClass, type OtherTime } from '@clubpulse/rules/calendar/classes/move-class';
import type { Occurrence } from '@clubpulse/rules/calendar/classes/schedule';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/emit.store.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import { queueJob } from '../../../platform/jobs/jobs.store.ts';
import {
  type ClassRow,
  type ClubPort,
  classOf,
  copiesOf,
  countOf,
  emitClasses,
  insertClasses,
  insertCopiedSeries,
  lockClasses,
  refuseAction,
  updateClasses,
} from '../../classes/public.ts';
import { queueJobOf } from '../queue/queue.jobs.ts';
import { ofClass } from '../seats.events.ts';
import type { NotifiedClass } from './cancel-class.service.ts';
import { lockPeople, movePeople, peopleRows } from './whole-class.store.ts';

const TRIES = 10;

type Moving = OtherTime & { readonly Reason: string };

export type ClassMoving = ReturnType<typeof createClassMoving>;

/**
 * Locks participants before their class, as in every change of a seat; starts again if the participants change between the two
 * locks (decision 0022).
 */
export function createClassMoving({ db, club }: { db: Database; club: ClubPort }) {
  return {
    async move(by: CallerId, classId: ClassId, time: Moving, key?: RequestKey): Promise<NotifiedClass | Refusal> {
      const known = await classOf(db, classId);
      const ofClub = known && (await club(known.ClubId));
      if (!ofClub) return refuse('NotFound');
      for (let tries = 0; tries < TRIES; tries += 1) {
        const moved = await transactOnce<NotifiedClass>(db, key, (trx) =>
          moveOnce(trx, by, classId, time, ofClub.TimeZone),
        ).catch((error: unknown) => {
          if (error !== otherPeople) throw error;
          return undefined;
        });
        if (moved) return moved;
      }
      return refuse('ServiceUnavailable');
    },
  };
}

const otherPeople = new Error('The participants changed meanwhile.');

async function moveOnce(
  trx: Queryable,
  by: CallerId,
  classId: ClassId,
  time: Moving,
  timeZone: string,
): Promise<NotifiedClass | Refusal> {
  const people = await lockPeople(trx, classId);
  const [row] = await lockClasses(trx, [classId]);
  if (!row) return refuse('NotFound');
  const now = new Date();
  const day = refuseAction(row, 'move', now) ?? moveClass({ now, timeZone, class: row }, time);
  if (isRefusal(day)) return day;
  if (String(people) !== String(await peopleRows(trx, classId))) throw otherPeople;

  const to = await insertMoved(trx, row, day, timeZone);
  const users = await movePeople(trx, classId, { ClassId: to, ...day });
  const { InSiteParticipants, InSiteQueued, RemoteParticipants, RemoteQueued } = row;
  await updateClasses(trx, [to], {
    PublishState: 'Published',
    InSiteParticipants,
    InSiteQueued,
    RemoteParticipants,
    RemoteQueued,
  });
  await updateClasses(trx, [classId], {
    ...none,
    CanceledAt: now,
    CanceledBy: by,
    CancelReason: time.Reason,
    MovedToClassId: to,
  });
  const moved = { ...row, ClassId: to, Begin: day.Begin };
  await emitClasses(trx, 'ClassUpdated', [row], by);
  await emitClasses(trx, 'ClassAdded', [moved], by);
  for (const userId of users) {
    const Payload = { ...ofClass(moved, userId), By: by, FromDate: row.Begin.toISOString(), Reason: time.Reason };
    await emit(trx, { ClubId: row.ClubId, Type: 'ClassMoved', Payload });
  }
  if (row.TrainerId !== null && row.TrainerId !== by) {
    const Payload = { ...ofClass(moved, row.TrainerId), By: by, FromDate: row.Begin.toISOString(), Reason: time.Reason };
    await emit(trx, { ClubId: row.ClubId, Type: 'LedClassMoved', Payload });
  }
  if (InSiteQueued + RemoteQueued > 0) await queueJob(trx, queueJobOf(moved.ClassId));
  return { ClassId: to, People: countOf(row) };
}

const none = {
  InSiteParticipants: 0,
  InSiteQueued: 0,
  InSiteOffered: 0,
  RemoteParticipants: 0,
  RemoteQueued: 0,
  RemoteOffered: 0,
} as const;

/** Inserts the moved class. A class of a series becomes a class of a single day, separate from the series. */
async function insertMoved(trx: Queryable, row: ClassRow, day: Occurrence, timeZone: string): Promise<number> {
  const copies = copiesOf(row, [day], timeZone);
  const [id] =
    row.ClassScheduleId === null ? await insertClasses(trx, copies) : await insertCopiedSeries(trx, copies, [day], timeZone);
  if (id === undefined) throw new Error('PostgreSQL answered no id of a class.');
  return id;
}
