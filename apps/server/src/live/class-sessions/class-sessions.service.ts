import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import { classDeleted, classUnpublished, classUpdated, scheduleChanged } from '@clubpulse/contract/calendar/calendar.events';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { ClassSession, ClassSessionId } from '@clubpulse/contract/live/class-sessions';
import { idSchema } from '@clubpulse/contract/scalars';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import { isOver, notStarted, runs, START_EARLY_MINUTES, sessionState } from '@clubpulse/rules/live/class-sessions/class-sessions';
import type { RoomSession } from '@clubpulse/rules/live/walls/before-wall';
import { z } from 'zod';
import type { AttendanceMarks } from '../../calendar/seats/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { type Listener, on } from '../../platform/events/listeners.ts';
import { runEachIsolated } from '../../platform/jobs/each-apart.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { keepClassSession, stretchesOf } from '../group-trainings/public.ts';
import { holdTrainer, type Led, refuseLeading, runningOfTrainer } from '../live-trainings/public.ts';
import * as facts from './class-sessions.facts.ts';
import type { ClassHourPorts } from './class-sessions.ports.ts';
import * as store from './class-sessions.store.ts';

const FOLLOW_JOB = 'class-sessions';
const EVERY_MINUTE = '* * * * *';
/** Readings that bridges deliver up to this long after the end still count for the class. */
const HEARD_LATE_MS = 15 * 60_000;

interface Parts {
  readonly db: Database;
  readonly clubs: {
    facts(clubId: number, via?: Queryable): Promise<{ readonly EnableLiveTrainings: boolean } | undefined>;
  };
  readonly licenses: Pick<Licenses, 'refuseUnlicensed'>;
  readonly attendance: Pick<AttendanceMarks, 'setHeard'>;
  readonly asks?: ClassHourPorts;
  readonly now?: () => Date;
}

export type ClassSessions = ReturnType<typeof createClassSessions>;

export function createClassSessions({ db, clubs, licenses, attendance, asks, now = () => new Date() }: Parts) {
  const present = (row: facts.Occurrence): ClassSession => {
    const State = sessionState(row, now());
    const inItsWay = !row.isLeading ? null : row.LeadsNow === null ? 'LiveStartElsewhere' : 'LiveStartError';
    return {
      ClassSessionId: row.ClassSessionId,
      GroupTrainingId: row.GroupTrainingId,
      ClassId: row.ClassId,
      ClubId: row.ClubId,
      Name: row.Name,
      Begin: row.Begin.toISOString(),
      End: row.End.toISOString(),
      TrainerId: row.TrainerId,
      TrainerName: row.TrainerName,
      DisplayGroupId: row.DisplayGroupId,
      DisplayGroupName: row.DisplayGroupName,
      ParticipantIds: [...row.ParticipantIds],
      State,
      StartedAt: row.StartedAt?.toISOString() ?? null,
      StoppedAt: row.StoppedAt?.toISOString() ?? null,
      StartsByItself: row.StartsByItself,
      NotStartable: State !== 'Due' ? null : row.hasTrainer ? inItsWay : 'ClassSessionNoTrainer',
      LeadsNow: State === 'Due' ? row.LeadsNow : null,
    };
  };

  async function stop(
    trx: Queryable,
    { ClassSessionId, ClubId }: { readonly ClassSessionId: ClassSessionId; readonly ClubId: ClubId },
    row: facts.Occurrence | undefined,
    StoppedById: CallerId | null,
  ): Promise<void> {
    const ClosedAt = now();
    // When the day is deleted or moved, the session and what began in it end by the stored record.
    const { DisplayGroupId, GroupTrainingId } = row ??
      (await facts.groupTrainingOfSession(trx, ClassSessionId)) ?? { DisplayGroupId: null, GroupTrainingId: null };
    const StoppedAt = row !== undefined && row.End < ClosedAt ? row.End : ClosedAt;
    await store.updateSession(trx, ClassSessionId, { StoppedAt, StoppedById, ClosedAt }, ClosedAt);
    const ended = { ClubId, DisplayGroupId, GroupTrainingId, StoppedAt, IsByPress: StoppedById !== null };
    for (const end of asks?.endToo ?? []) await end(trx, ended);
    await notify(trx, 'clubpulse_club', ClubId);
  }

  async function move(trx: Queryable, id: ClassSessionId, { ClubId, DisplayGroupId }: facts.Occurrence): Promise<void> {
    const kept = await facts.groupTrainingOfSession(trx, id);
    if (!kept || kept.DisplayGroupId === DisplayGroupId) return;
    await keepClassSession(trx, id, now());
    await notify(trx, 'clubpulse_club', ClubId);
  }

  /**
   * Ends a class that is over, and passes it to its present trainer, unless that trainer leads anything but the class that is
   * exchanged for it.
   */
  async function follow(trx: Queryable, id: ClassSessionId): Promise<void> {
    const before = await facts.occurrenceOfSession(trx, id);
    const [leads, next] = [before?.TrainerId ?? undefined, before?.ClassTrainerId ?? undefined];
    // Locks the trainers before the session and in ascending order, to avoid deadlocks.
    if (next !== undefined && next !== leads)
      for (const one of [leads ?? next, next].sort((a, b) => a - b)) await holdTrainer(trx, one);
    const session = await store.lockSession(trx, id);
    if (!session || session.StoppedAt !== null) return;
    const row = await facts.occurrenceOfSession(trx, id);
    if (!row || isOver(row, now())) return stop(trx, session, row, null);
    await move(trx, id, row);
    for (const leave of asks?.leaveToo ?? []) await leave(trx, row);
    if (next === undefined || next === leads || row.ClassTrainerId !== next || (row.TrainerId ?? undefined) !== leads) return;
    const hers = (await ledBy(trx, next)) === undefined ? undefined : await exchanged(trx, next, leads);
    if (hers === 'none') return;
    // A trainer never leads two classes: theirs pauses until the other one is passed on.
    const at = now();
    if (hers !== undefined) await store.updateSession(trx, hers.ClassSessionId, { StoppedAt: at, ClosedAt: at }, at);
    await store.updateSession(trx, id, { TrainerId: next }, at);
    if (hers !== undefined)
      await store.updateSession(trx, hers.ClassSessionId, { TrainerId: leads, StoppedAt: null, ClosedAt: null }, at);
    for (const clubId of new Set([session.ClubId, hers?.ClubId ?? session.ClubId])) await notify(trx, 'clubpulse_club', clubId);
  }

  async function exchanged(trx: Queryable, trainerId: UserId, other: UserId | undefined) {
    const hers = (await runningOfTrainer(trx, trainerId)) ? undefined : await store.lockSessionOfTrainer(trx, trainerId);
    const row = hers && (await facts.occurrenceOfSession(trx, hers.ClassSessionId));
    return hers !== undefined && row?.ClassTrainerId === other ? hers : 'none';
  }

  async function classLedBy(trx: Queryable, trainerId: UserId): Promise<Led | undefined> {
    const session = await store.lockSessionOfTrainer(trx, trainerId);
    if (!session) return undefined;
    const row = await facts.occurrenceOfSession(trx, session.ClassSessionId);
    if (row && !isOver(row, now())) return row;
    await stop(trx, session, row, null);
    return undefined;
  }

  async function ledBy(trx: Queryable, trainerId: UserId): Promise<Led | undefined> {
    await holdTrainer(trx, trainerId);
    return (await runningOfTrainer(trx, trainerId)) ?? classLedBy(trx, trainerId);
  }

  async function refuseClub(trx: Queryable, clubId: ClubId): Promise<Refusal | undefined> {
    if (!(await clubs.facts(clubId, trx))?.EnableLiveTrainings) return refuse('LiveNotEnabled');
    return licenses.refuseUnlicensed(trx, clubId);
  }

  /** Starts a class, or restarts one that was ended before its time; null is the clock, which never restarts. */
  const start = (classId: ClassId, StartedById: CallerId | null): Promise<ClassSession | Refusal> =>
    db.transaction().execute(async (trx) => {
      const row = await facts.occurrenceOf(trx, classId, now());
      if (!row) return refuse('NotFound');
      const refused = refusalOf(row) ?? (await refuseClub(trx, row.ClubId));
      if (refused) return refused;
      if (row.TrainerId === null || runs(row)) return present(row);
      const led = await ledBy(trx, row.TrainerId);
      // When two callers start the same class, the first start holds for both.
      const meanwhile = await facts.occurrenceOf(trx, classId, now());
      if (!meanwhile) return refuse('NotFound');
      const { ClassSessionId } = meanwhile;
      if (runs(meanwhile) || (ClassSessionId !== null && StartedById === null)) return present(meanwhile);
      if (led !== undefined) return refuseLeading(led, row);
      const { ClubId, TrainerId, Begin: ClassBegin } = row;
      const at = now();
      if (ClassSessionId === null)
        await store.insertSession(trx, { ClubId, ClassId: classId, ClassBegin, TrainerId, StartedAt: at, StartedById });
      else await store.updateSession(trx, ClassSessionId, { TrainerId, StoppedAt: null, StoppedById: null, ClosedAt: null }, at);
      await notify(trx, 'clubpulse_club', ClubId);
      const started = await facts.occurrenceOf(trx, classId, now());
      if (!started) return refuse('NotFound');
      for (const begin of asks?.beginToo ?? []) await begin(trx, started);
      return present(started);
    });

  function refusalOf(row: facts.Occurrence): Refusal | undefined {
    const why = notStarted(row, now());
    if (why === 'ClassSessionEarly') return refuse(why, { values: { minutes: START_EARLY_MINUTES } });
    if (why === 'ClassSessionNoTrainer')
      return refuse(why, { errors: [{ field: 'TrainerId', key: 'error.ClassSessionNoTrainer' }] });
    return why && refuse(why);
  }

  /** Marks each recorded participant once per seat; marks of staff win. A refused mark is retried. */
  async function markHeard(): Promise<void> {
    const at = now();
    const heard = await facts.unmarkedPresentParticipants(db, new Date(at.getTime() - HEARD_LATE_MS), at);
    await runEachIsolated(heard, ({ ClassSessionId, ClubId, ClassId, UserId, day }) =>
      db.transaction().execute(async (trx) => {
        const marked = await attendance.setHeard(trx, { classId: ClassId, userId: UserId, day: day?.toISOString() });
        if (!isRefusal(marked)) await store.storePresentParticipant(trx, { ClassSessionId, ClubId, UserId, HeardAt: at });
      }),
    );
  }

  const followAll = async (classIds?: readonly ClassId[]): Promise<void> => {
    await runEachIsolated(await facts.runningAmong(db, classIds), (id) => db.transaction().execute((trx) => follow(trx, id)));
  };

  /**
   * Ends sessions before it starts others, so that a trainer of two consecutive classes is free. Runs every minute instead of one
   * job per class, so that changes of a class need no follow-up.
   */
  const everyMinute = (): Promise<void> =>
    runEachIsolated(
      [
        () => followAll(),
        async () => runEachIsolated(await facts.toStart(db, now()), (classId) => start(classId, null)),
        () => runEachIsolated(asks?.atTheirHour ?? [], (begin) => begin()),
        () => markHeard(),
      ],
      (stage) => stage(),
    );

  const followJob = job(FOLLOW_JOB, z.object({ ClassIds: z.array(idSchema).optional() }), ({ ClassIds }) => changed(ClassIds), {
    cron: EVERY_MINUTE,
    oneAtATime: true,
  });

  async function changed(classIds: readonly ClassId[] | undefined): Promise<void> {
    if (classIds === undefined) return everyMinute();
    await followAll(classIds);
    for (const id of await facts.runningAmong(db, classIds)) {
      const session = await store.sessionOf(db, id);
      if (session) await notify(db, 'clubpulse_club', session.ClubId);
    }
  }
  const told = ({ Payload: { ClassIds } }: { readonly Payload: { readonly ClassIds: readonly number[] } }) =>
    queueJob(db, { task: FOLLOW_JOB, payload: { ClassIds }, oneAtATime: FOLLOW_JOB });

  const deleted = async ({ ClubId }: { readonly ClubId: number | null }) => {
    if (ClubId !== null) await notify(db, 'clubpulse_club', ClubId);
  };

  return {
    clubOfSession: async (id: ClassSessionId): Promise<number | undefined> => (await store.sessionOf(db, id))?.ClubId,

    ofClub: async (clubId: ClubId): Promise<ClassSession[]> => (await facts.occurrencesOf(db, clubId, now())).map(present),

    start,

    stop: (id: ClassSessionId, by: CallerId): Promise<ClassSession | Refusal> =>
      db.transaction().execute(async (trx) => {
        const session = await store.lockSession(trx, id);
        if (!session) return refuse('NotFound');
        const before = await facts.occurrenceOfSession(trx, id);
        if (session.StoppedAt === null) await stop(trx, session, before, by);
        const row = await facts.occurrenceOfSession(trx, id);
        return row ? present(row) : refuse('NotFound');
      }),

    classLedBy,

    async running(clubId: ClubId, via: Queryable = db): Promise<RoomSession[]> {
      const rows = (await facts.runningOf(via, clubId)).filter((row) => row.StartedAt !== null && !isOver(row, now()));
      const kept = await stretchesOf(
        via,
        rows.flatMap(({ GroupTrainingId }) => GroupTrainingId ?? []),
      );
      return rows.map((row) => {
        const there = kept.filter(
          (one) => one.GroupTrainingId === row.GroupTrainingId && one.DisplayGroupId === row.DisplayGroupId,
        );
        const pauses = there.slice(1).map((one, index) => ({
          from: (there[index]?.End ?? one.Begin).toISOString(),
          to: one.Begin.toISOString(),
        }));
        return {
          roomId: row.DisplayGroupId,
          groupId: row.GroupTrainingId,
          classId: row.ClassId,
          until: row.End.toISOString(),
          ...(pauses.length > 0 && { pauses }),
          session: {
            name: row.Name,
            trainer: row.TrainerName,
            beganAt: (there[0]?.Begin ?? now()).toISOString(),
            endsAt: row.End.toISOString(),
          },
        };
      });
    },

    async overSince(id: GroupTrainingId, via: Queryable): Promise<Date | undefined> {
      const row = await facts.occurrenceOfGroupTraining(via, id);
      return row && row.End <= now() ? row.End : undefined;
    },

    jobs: [followJob] satisfies readonly Job[],
    listeners: [
      on(classUpdated, FOLLOW_JOB, told),
      on(classUnpublished, FOLLOW_JOB, told),
      on(scheduleChanged, FOLLOW_JOB, told),
      on(classDeleted, FOLLOW_JOB, deleted),
    ] satisfies readonly Listener[],
  };
}
