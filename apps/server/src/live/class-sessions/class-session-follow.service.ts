import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal } from '@clubpulse/contract/errors';
import type { ClassSessionId } from '@clubpulse/contract/live/class-sessions';
import { isOver } from '@clubpulse/rules/live/class-sessions/class-sessions';
import type { AttendanceMarks } from '../../calendar/seats/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { runEachIsolated } from '../../platform/jobs/each-apart.ts';
import { storeClassSession } from '../group-trainings/public.ts';
import { holdTrainer, type Led, runningOfTrainer } from '../live-trainings/public.ts';
import * as facts from './class-sessions.facts.ts';
import type { ClassHourPorts } from './class-sessions.ports.ts';
import * as store from './class-sessions.store.ts';

/** For this long after the end, late readings still mark participants as present. */
const RECEIVED_LATE_MS = 15 * 60_000;

export interface Parts {
  readonly db: Database;
  readonly clubs: {
    facts(clubId: number, via?: Queryable): Promise<{ readonly EnableLiveTrainings: boolean } | undefined>;
  };
  readonly licenses: Pick<Licenses, 'refuseUnlicensed'>;
  readonly attendance: Pick<AttendanceMarks, 'setReceived'>;
  readonly asks?: ClassHourPorts;
  readonly now?: () => Date;
}

export interface Ready extends Parts {
  readonly now: () => Date;
}

export async function stop(
  { now, asks }: Ready,
  trx: Queryable,
  { ClassSessionId, ClubId }: { readonly ClassSessionId: ClassSessionId; readonly ClubId: ClubId },
  row: facts.Occurrence | undefined,
  StoppedById: CallerId | null,
): Promise<void> {
  const ClosedAt = now();
  // If the day is no longer in the calendar, room and id are read from the stored group training.
  const { DisplayGroupId, GroupTrainingId } = row ??
    (await facts.groupTrainingOfSession(trx, ClassSessionId)) ?? { DisplayGroupId: null, GroupTrainingId: null };
  const StoppedAt = row !== undefined && row.End < ClosedAt ? row.End : ClosedAt;
  await store.updateSession(trx, ClassSessionId, { StoppedAt, StoppedById, ClosedAt }, ClosedAt);
  const ended = { ClubId, DisplayGroupId, GroupTrainingId, StoppedAt, IsByPress: StoppedById !== null };
  for (const end of asks?.endToo ?? []) await end(trx, ended);
  await notify(trx, 'clubpulse_club', ClubId);
}

async function move(
  { now }: Ready,
  trx: Queryable,
  id: ClassSessionId,
  { ClubId, DisplayGroupId }: facts.Occurrence,
): Promise<void> {
  const stored = await facts.groupTrainingOfSession(trx, id);
  if (!stored || stored.DisplayGroupId === DisplayGroupId) return;
  await storeClassSession(trx, id, now());
  await notify(trx, 'clubpulse_club', ClubId);
}

/** If the new trainer already leads another class, only an exchange of the two trainers is possible. */
async function follow(parts: Ready, trx: Queryable, id: ClassSessionId): Promise<void> {
  const { now, asks } = parts;
  const before = await facts.occurrenceOfSession(trx, id);
  const [leads, next] = [before?.TrainerId ?? undefined, before?.ClassTrainerId ?? undefined];
  // Trainers are locked before the session, in ascending order of ids, against deadlocks.
  if (next !== undefined && next !== leads)
    for (const one of [leads ?? next, next].sort((a, b) => a - b)) await holdTrainer(trx, one);
  const session = await store.lockSession(trx, id);
  if (!session || session.StoppedAt !== null) return;
  const row = await facts.occurrenceOfSession(trx, id);
  if (!row || isOver(row, now())) return stop(parts, trx, session, row, null);
  await move(parts, trx, id, row);
  for (const leave of asks?.leaveToo ?? []) await leave(trx, row);
  if (next === undefined || next === leads || row.ClassTrainerId !== next || (row.TrainerId ?? undefined) !== leads) return;
  const exchangedSession = (await runningLedBy(parts, trx, next)) === undefined ? undefined : await exchanged(trx, next, leads);
  if (exchangedSession === 'none') return;
  // A trainer never leads two classes, so one session is paused until the other trainer leads it.
  const at = now();
  if (exchangedSession !== undefined)
    await store.updateSession(trx, exchangedSession.ClassSessionId, { StoppedAt: at, ClosedAt: at }, at);
  await store.updateSession(trx, id, { TrainerId: next }, at);
  if (exchangedSession !== undefined)
    await store.updateSession(trx, exchangedSession.ClassSessionId, { TrainerId: leads, StoppedAt: null, ClosedAt: null }, at);
  for (const clubId of new Set([session.ClubId, exchangedSession?.ClubId ?? session.ClubId]))
    await notify(trx, 'clubpulse_club', clubId);
}

async function exchanged(trx: Queryable, trainerId: UserId, other: UserId | undefined) {
  const running = (await runningOfTrainer(trx, trainerId)) ? undefined : await store.lockSessionOfTrainer(trx, trainerId);
  const row = running && (await facts.occurrenceOfSession(trx, running.ClassSessionId));
  return running !== undefined && row?.ClassTrainerId === other ? running : 'none';
}

export async function classLedBy(parts: Ready, trx: Queryable, trainerId: UserId): Promise<Led | undefined> {
  const session = await store.lockSessionOfTrainer(trx, trainerId);
  if (!session) return undefined;
  const row = await facts.occurrenceOfSession(trx, session.ClassSessionId);
  if (row && !isOver(row, parts.now())) return row;
  await stop(parts, trx, session, row, null);
  return undefined;
}

export async function runningLedBy(parts: Ready, trx: Queryable, trainerId: UserId): Promise<Led | undefined> {
  await holdTrainer(trx, trainerId);
  return (await runningOfTrainer(trx, trainerId)) ?? classLedBy(parts, trx, trainerId);
}

/** Marks members as present once per booking, without replacing a mark of the staff. A refused mark is retried. */
export async function markPresent({ now, db, attendance }: Ready): Promise<void> {
  const at = now();
  const received = await facts.unmarkedPresentParticipants(db, new Date(at.getTime() - RECEIVED_LATE_MS), at);
  await runEachIsolated(received, ({ ClassSessionId, ClubId, ClassId, UserId, day }) =>
    db.transaction().execute(async (trx) => {
      const marked = await attendance.setReceived(trx, { classId: ClassId, userId: UserId, day: day?.toISOString() });
      if (!isRefusal(marked)) await store.storePresentParticipant(trx, { ClassSessionId, ClubId, UserId, HeardAt: at });
    }),
  );
}

export async function followAll(parts: Ready, classIds?: readonly ClassId[]): Promise<void> {
  await runEachIsolated(await facts.runningAmong(parts.db, classIds), (id) =>
    parts.db.transaction().execute((trx) => follow(parts, trx, id)),
  );
}
