import type { CallerId } from '@clubpulse/contract/accounts/users';
import { classDeleted, classUnpublished, classUpdated, scheduleChanged } from '@clubpulse/contract/calendar/calendar.events';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { ClassSession, ClassSessionId } from '@clubpulse/contract/live/class-sessions';
import { idSchema } from '@clubpulse/contract/scalars';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import { isOver, notStarted, runs, START_EARLY_MINUTES, sessionState } from '@clubpulse/rules/live/class-sessions/class-sessions';
import type { RoomSession } from '@clubpulse/rules/live/walls/before-wall';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { type Listener, on } from '../../platform/events/listeners.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { runEachIsolated } from '../../platform/jobs/each-apart.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { stretchesOf } from '../group-trainings/public.ts';
import { refuseLeading } from '../live-trainings/public.ts';
import {
  classLedBy,
  followAll,
  markPresent,
  type Parts,
  type Ready,
  runningLedBy,
  stop,
} from './class-session-follow.service.ts';
import * as facts from './class-sessions.facts.ts';
import * as store from './class-sessions.store.ts';

const FOLLOW_JOB = 'class-sessions';

const EVERY_MINUTE = '* * * * *';

export type ClassSessions = ReturnType<typeof createClassSessions>;

export function createClassSessions(options: Parts) {
  const parts: Ready = { now: () => new Date(), ...options };
  const followJob = job(
    FOLLOW_JOB,
    z.object({ ClassIds: z.array(idSchema).optional() }),
    ({ ClassIds }) => changed(parts, ClassIds),
    {
      cron: EVERY_MINUTE,
      oneAtATime: true,
    },
  );
  return {
    ...bindActs(parts, { clubOfSession, ofClub, start, stop: stopByStaff, classLedBy, running, overSince }),
    jobs: [followJob] satisfies readonly Job[],
    listeners: [
      on(classUpdated, FOLLOW_JOB, (event) => notified(parts, event)),
      on(classUnpublished, FOLLOW_JOB, (event) => notified(parts, event)),
      on(scheduleChanged, FOLLOW_JOB, (event) => notified(parts, event)),
      on(classDeleted, FOLLOW_JOB, (event) => deleted(parts, event)),
    ] satisfies readonly Listener[],
  };
}

function present({ now }: Ready, row: facts.Occurrence): ClassSession {
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
}

async function refuseClub({ clubs, licenses }: Ready, trx: Queryable, clubId: ClubId): Promise<Refusal | undefined> {
  if (!(await clubs.facts(clubId, trx))?.EnableLiveTrainings) return refuse('LiveNotEnabled');
  return licenses.refuseUnlicensed(trx, clubId);
}

/** Also restarts a session that was ended early. The automatic start (`StartedById` null) does not. */
const start = (parts: Ready, classId: ClassId, StartedById: CallerId | null): Promise<ClassSession | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const row = await facts.occurrenceOf(trx, classId, parts.now());
    if (!row) return refuse('NotFound');
    const refused = refusalOf(parts, row) ?? (await refuseClub(parts, trx, row.ClubId));
    if (refused) return refused;
    if (row.TrainerId === null || runs(row)) return present(parts, row);
    const led = await runningLedBy(parts, trx, row.TrainerId);
    // The class is read again under the lock of the trainer, because another caller may have just started it.
    const meanwhile = await facts.occurrenceOf(trx, classId, parts.now());
    if (!meanwhile) return refuse('NotFound');
    const { ClassSessionId } = meanwhile;
    if (runs(meanwhile) || (ClassSessionId !== null && StartedById === null)) return present(parts, meanwhile);
    if (led !== undefined) return refuseLeading(led, row);
    const { ClubId, TrainerId, Begin: ClassBegin } = row;
    const at = parts.now();
    if (ClassSessionId === null)
      await store.insertSession(trx, { ClubId, ClassId: classId, ClassBegin, TrainerId, StartedAt: at, StartedById });
    else await store.updateSession(trx, ClassSessionId, { TrainerId, StoppedAt: null, StoppedById: null, ClosedAt: null }, at);
    await notify(trx, 'clubpulse_club', ClubId);
    const started = await facts.occurrenceOf(trx, classId, parts.now());
    if (!started) return refuse('NotFound');
    for (const begin of parts.asks?.beginToo ?? []) await begin(trx, started);
    return present(parts, started);
  });

function refusalOf({ now }: Ready, row: facts.Occurrence): Refusal | undefined {
  const why = notStarted(row, now());
  if (why === 'ClassSessionEarly') return refuse(why, { values: { minutes: START_EARLY_MINUTES } });
  if (why === 'ClassSessionNoTrainer')
    return refuse(why, { errors: [{ field: 'TrainerId', key: 'error.ClassSessionNoTrainer' }] });
  return why && refuse(why);
}

/** Classes end before others start, so that the trainer of consecutive classes is free. */
const everyMinute = (parts: Ready): Promise<void> =>
  runEachIsolated(
    [
      () => followAll(parts),
      async () => runEachIsolated(await facts.toStart(parts.db, parts.now()), (classId) => start(parts, classId, null)),
      () => runEachIsolated(parts.asks?.atTheirHour ?? [], (begin) => begin()),
      () => markPresent(parts),
    ],
    (stage) => stage(),
  );

async function changed(parts: Ready, classIds: readonly ClassId[] | undefined): Promise<void> {
  const { db } = parts;
  if (classIds === undefined) return everyMinute(parts);
  await followAll(parts, classIds);
  for (const id of await facts.runningAmong(db, classIds)) {
    const session = await store.sessionOf(db, id);
    if (session) await notify(db, 'clubpulse_club', session.ClubId);
  }
}

const notified = ({ db }: Ready, { Payload: { ClassIds } }: { readonly Payload: { readonly ClassIds: readonly number[] } }) =>
  queueJob(db, { task: FOLLOW_JOB, payload: { ClassIds }, oneAtATime: FOLLOW_JOB });

async function deleted({ db }: Ready, { ClubId }: { readonly ClubId: number | null }) {
  if (ClubId !== null) await notify(db, 'clubpulse_club', ClubId);
}

const clubOfSession = async ({ db }: Ready, id: ClassSessionId): Promise<number | undefined> =>
  (await store.sessionOf(db, id))?.ClubId;

const ofClub = async (parts: Ready, clubId: ClubId): Promise<ClassSession[]> =>
  (await facts.occurrencesOf(parts.db, clubId, parts.now())).map((row) => present(parts, row));

const stopByStaff = (parts: Ready, id: ClassSessionId, by: CallerId): Promise<ClassSession | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const session = await store.lockSession(trx, id);
    if (!session) return refuse('NotFound');
    const before = await facts.occurrenceOfSession(trx, id);
    if (session.StoppedAt === null) await stop(parts, trx, session, before, by);
    const row = await facts.occurrenceOfSession(trx, id);
    return row ? present(parts, row) : refuse('NotFound');
  });

async function running({ db, now }: Ready, clubId: ClubId, via: Queryable = db): Promise<RoomSession[]> {
  const rows = (await facts.runningOf(via, clubId)).filter((row) => row.StartedAt !== null && !isOver(row, now()));
  const stored = await stretchesOf(
    via,
    rows.flatMap(({ GroupTrainingId }) => GroupTrainingId ?? []),
  );
  return rows.map((row) => {
    const there = stored.filter(
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
}

async function overSince({ now }: Ready, id: GroupTrainingId, via: Queryable): Promise<Date | undefined> {
  const row = await facts.occurrenceOfGroupTraining(via, id);
  return row && row.End <= now() ? row.End : undefined;
}
