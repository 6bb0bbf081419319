import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  LIVE_LISTED_WEEKS,
  LIVE_NOTIFIED_MINUTES,
  type LiveTraining,
  type LiveTrainingId,
  type LiveTrainingInput,
  type LiveTrainingUpdate,
  type WrittenLiveTraining,
} from '@clubpulse/contract/live/live-trainings/live-trainings';
import { idSchema, instantSchema } from '@clubpulse/contract/scalars';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import {
  endsAt,
  forgottenAt,
  mayStart,
  planProblem,
  START_EARLY_MINUTES,
  stateOf,
} from '@clubpulse/rules/live/live-trainings/live-trainings';
import type { RoomSession } from '@clubpulse/rules/live/walls/before-wall';
import { z } from 'zod';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { endOrphans, storeLiveTraining } from '../group-trainings/public.ts';
import { refuseLeading } from './live-trainings.checks.ts';
import type { LeadingPorts, Led } from './live-trainings.ports.ts';
import * as store from './live-trainings.store.ts';
import { refuseForeign, refuseTrainer } from './plan.checks.ts';

const END_JOB = 'live-training-end';

const clubMissing = { live_trainings_ClubId_fkey: refuse('NotFound') };

const LISTED_DAYS = 90;

const DAY_MS = 86_400_000;

interface Parts {
  readonly db: Database;
  readonly clubs: {
    facts(clubId: number, via?: Queryable): Promise<{ readonly EnableLiveTrainings: boolean } | undefined>;
  };
  readonly licenses: Pick<Licenses, 'refuseAdding'>;
  readonly leading: Pick<LeadingPorts, 'classLedBy'> & Partial<LeadingPorts>;
  readonly now?: () => Date;
}

export type LiveTrainings = ReturnType<typeof createLiveTrainings>;

type Ready = Required<Parts>;

/** Live trainings as in decision 0050. */
export function createLiveTrainings(options: Parts) {
  const parts: Ready = { now: () => new Date(), ...options };
  const endJob = job(END_JOB, z.object({ LiveTrainingId: idSchema, StartedAt: instantSchema }), async (due) => {
    await locked(parts, due.LiveTrainingId, async (trx, row) => {
      const runs = row.StartedAt?.toISOString() === due.StartedAt && row.StoppedAt === null;
      if (runs) await stop(parts, trx, row, null);
      return undefined;
    });
  });
  return {
    ...bindActs(parts, {
      clubOf,
      ofClub,
      get,
      refusePlan,
      present,
      create,
      update,
      start,
      stop: stopByStaff,
      delete: remove,
      running,
      overSince,
    }),
    jobs: [endJob] satisfies readonly Job[],
  };
}

const present = ({ now }: Ready, { RowVersion: _read, ...row }: store.LiveTrainingRow): LiveTraining => ({
  ...row,
  State: stateOf(row, now()),
  Begin: row.Begin.toISOString(),
  EndsAt: endsAt(row)?.toISOString() ?? null,
  StartedAt: row.StartedAt?.toISOString() ?? null,
  StoppedAt: row.StoppedAt?.toISOString() ?? null,
});

async function stored(parts: Ready, via: Queryable, id: LiveTrainingId): Promise<WrittenLiveTraining | Refusal> {
  const row = await store.liveTrainingOf(via, id);
  return row ? { ...present(parts, row), RowVersion: row.RowVersion } : refuse('NotFound');
}

const refuseNotEnabled = async ({ clubs }: Ready, via: Queryable, clubId: ClubId) =>
  (await clubs.facts(clubId, via))?.EnableLiveTrainings ? undefined : refuse('LiveNotEnabled');

function refusePast({ now }: Ready, { Begin, Duration }: LiveTrainingInput): Refusal | undefined {
  const problem = planProblem({ Begin: new Date(Begin), Duration }, now());
  return problem && refuse('ValidationFailed', { errors: [problem] });
}

async function ledBy({ leading }: Ready, trx: Queryable, trainerId: number): Promise<Led | undefined> {
  await store.holdTrainer(trx, trainerId);
  return (await store.runningOfTrainer(trx, trainerId)) ?? leading.classLedBy(trx, trainerId);
}

const columnsOf = ({ Begin, ...input }: LiveTrainingInput) => ({ ...input, Begin: new Date(Begin), RoomName: null });

/** The automatic end of a training that staff did not end. */
function forgottenSince(
  { now }: Ready,
  { StartedAt, Duration }: Pick<store.LiveTrainingRow, 'StartedAt' | 'Duration'>,
): Date | undefined {
  const at = StartedAt && forgottenAt(StartedAt, Duration);
  return at && at <= now() ? at : undefined;
}

/** Ends the training at its automatic end if that is past, because the server may have been offline. */
async function stop(parts: Ready, trx: Queryable, row: store.LiveTrainingRow, By: CallerId | null): Promise<void> {
  const StoppedAt = forgottenSince(parts, row) ?? parts.now();
  const { LiveTrainingId, ClubId, DisplayGroupId, GroupTrainingId, Name: Title } = row;
  await store.updateLiveTraining(trx, LiveTrainingId, { StoppedAt });
  await storeLiveTraining(trx, LiveTrainingId);
  const ended = { ClubId, DisplayGroupId, GroupTrainingId, StoppedAt, IsByPress: By !== null };
  for (const end of parts.leading.endToo ?? []) await end(trx, ended);
  await emit(trx, { ClubId, Type: 'StoppedLive', Payload: { LiveTrainingId, Title, At: StoppedAt.toISOString(), By } });
  await notify(trx, 'clubpulse_club', ClubId);
}

type Act = (trx: Queryable, row: store.LiveTrainingRow) => Promise<Refusal | undefined>;

const locked = ({ db }: Ready, id: LiveTrainingId, act: Act) =>
  db.transaction().execute(async (trx) => {
    const row = await store.lockLiveTraining(trx, id);
    return row ? act(trx, row) : refuse('NotFound');
  });

async function changed(parts: Ready, id: LiveTrainingId, act: Act): Promise<WrittenLiveTraining | Refusal> {
  return (await locked(parts, id, act)) ?? stored(parts, parts.db, id);
}

const clubOf = async ({ db }: Ready, id: LiveTrainingId): Promise<number | undefined> =>
  (await store.liveTrainingOf(db, id))?.ClubId;

async function ofClub(parts: Ready, clubId: ClubId): Promise<LiveTraining[]> {
  const at = parts.now();
  const inDays = (days: number) => new Date(at.getTime() + days * DAY_MS);
  const window = { from: inDays(-LISTED_DAYS), now: at, until: inDays(LIVE_LISTED_WEEKS * 7) };
  const rows = await store.liveTrainingsOf(parts.db, clubId, window);
  return rows
    .toSorted((a, b) => b.Begin.getTime() - a.Begin.getTime() || b.LiveTrainingId - a.LiveTrainingId)
    .map((row) => present(parts, row));
}

const get = (parts: Ready, id: LiveTrainingId): Promise<WrittenLiveTraining | Refusal> => stored(parts, parts.db, id);

const refusePlan = async (parts: Ready, trx: Queryable, ClubId: ClubId, input: LiveTrainingInput): Promise<Refusal | undefined> =>
  (await refuseNotEnabled(parts, trx, ClubId)) ?? (await refuseForeign(trx, ClubId, input));

const create = (parts: Ready, ClubId: ClubId, input: LiveTrainingInput, key?: RequestKey): Promise<LiveTraining | Refusal> =>
  refusedBy(clubMissing, () =>
    transactOnce(parts.db, key, async (trx) => {
      const refused =
        (await refuseNotEnabled(parts, trx, ClubId)) ?? (await refuseForeign(trx, ClubId, input)) ?? refusePast(parts, input);
      if (refused) return refused;
      return stored(parts, trx, await store.insertLiveTraining(trx, { ClubId, ...columnsOf(input) }));
    }),
  );

const update = (
  parts: Ready,
  id: LiveTrainingId,
  { RowVersion, ...input }: LiveTrainingUpdate,
): Promise<WrittenLiveTraining | Refusal> =>
  changed(parts, id, async (trx, row) => {
    const state = stateOf(row, parts.now());
    if (state === 'Running') return refuse('LiveTrainingRunning');
    if (state === 'Ended' && row.StartedAt !== null) return refuse('LiveTrainingOver');
    if (row.RowVersion !== RowVersion) return refuse('StaleRowVersion');
    const isMoved = new Date(input.Begin).getTime() !== row.Begin.getTime();
    const refused = (await refuseForeign(trx, row.ClubId, input, row)) ?? (isMoved ? refusePast(parts, input) : undefined);
    if (refused) return refused;
    await store.updateLiveTraining(trx, id, columnsOf(input));
    return undefined;
  });

const start = (parts: Ready, id: LiveTrainingId, By: CallerId): Promise<LiveTraining | Refusal> =>
  changed(
    parts,
    id,
    async (trx, { ClubId, LiveTrainingId, Name: Title, TrainerId, TrainerName, ClassSubscriptionId, ...times }) => {
      const state = stateOf(times, parts.now());
      if (state === 'Ended') return refuse('LiveTrainingOver');
      if (state === 'Running') return undefined;
      if (!mayStart(times, parts.now())) return refuse('LiveTrainingEarly', { values: { minutes: START_EARLY_MINUTES } });
      const refused = (await refuseNotEnabled(parts, trx, ClubId)) ?? (await refuseTrainer(trx, ClubId, TrainerId));
      if (refused) return refused;
      const led = TrainerId === null ? undefined : await ledBy(parts, trx, TrainerId);
      if (led !== undefined) return refuseLeading(led, { ClubId, TrainerName });
      const full = await parts.licenses.refuseAdding(trx, ClubId, 'LiveTrainings');
      if (full) return full.refused === 'LicenseResourceLimitExceeded' ? refuse('LiveTrainingLimit') : full;
      const StartedAt = parts.now();
      await store.updateLiveTraining(trx, id, { StartedAt });
      await storeLiveTraining(trx, id);
      const At = StartedAt.toISOString();
      const Again = await store.wasNotifiedOfStart(
        trx,
        ClubId,
        By,
        new Date(StartedAt.getTime() - LIVE_NOTIFIED_MINUTES * 60_000),
      );
      const Payload = { LiveTrainingId, Title, At, ClassSubscriptionId, By, Again };
      await emit(trx, { ClubId, Type: 'StartedLive', Payload });
      const runAt = forgottenAt(StartedAt, times.Duration);
      await queueJob(trx, { task: END_JOB, payload: { LiveTrainingId, StartedAt: At }, runAt });
      await notify(trx, 'clubpulse_club', ClubId);
      return undefined;
    },
  );

const stopByStaff = (parts: Ready, id: LiveTrainingId, By: CallerId): Promise<LiveTraining | Refusal> =>
  changed(parts, id, async (trx, row) => {
    if (row.StartedAt === null) return refuse('LiveTrainingNotStarted');
    if (row.StoppedAt === null) await stop(parts, trx, row, By);
    return undefined;
  });

const remove = (parts: Ready, id: LiveTrainingId): Promise<Refusal | undefined> =>
  locked(parts, id, async (trx, row) => {
    if (stateOf(row, parts.now()) === 'Running') return refuse('LiveTrainingRunning');
    await store.deleteLiveTraining(trx, id);
    await endOrphans(trx, row.ClubId, parts.now());
    return undefined;
  });

async function running(parts: Ready, clubId: ClubId, via: Queryable = parts.db): Promise<RoomSession[]> {
  const rows = await store.runningOf(via, clubId);
  return rows.flatMap((row) => {
    const end = endsAt(row);
    if (!row.StartedAt || !end || forgottenSince(parts, row)) return [];
    const session = {
      name: row.Name,
      trainer: row.TrainerName,
      beganAt: row.StartedAt.toISOString(),
      endsAt: end.toISOString(),
    };
    return [{ roomId: row.DisplayGroupId, session, groupId: row.GroupTrainingId }];
  });
}

/** Undefined for a class, and before the automatic end of a live training. */
async function overSince(parts: Ready, id: GroupTrainingId, via: Queryable): Promise<Date | undefined> {
  const row = await store.runningOfGroupTraining(via, id);
  return row && forgottenSince(parts, row);
}

export async function leaveRoom(trx: Queryable, roomId: DisplayGroupId): Promise<Refusal | undefined> {
  if (await store.isRoomLed(trx, roomId)) return refuse('RoomHasLiveTrainings');
  await store.keepRoomName(trx, roomId);
  return undefined;
}
