import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type {
  ClubSensorClaim,
  SensorClaimId,
  sensorClaimInputSchema,
  UserSensorClaim,
} from '@clubpulse/contract/devices/sensors';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import {
  ANSWER_DAYS,
  answerBy,
  CLAIMS_MAX,
  daysBefore,
  isForgotten,
  REFUSED_DAYS,
  STRAPS_MAX,
} from '@clubpulse/rules/devices/sensors/claims';
import { parseSensorCode } from '@clubpulse/rules/devices/sensors/code';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { clubClaims, userClaims } from './claims.facts.ts';
import * as store from './claims.store.ts';
import { countStrapNamed, wasNoForeignStrap } from './foreign-straps.checks.ts';
import { emitSensorChange, giveStrap, refuseClaim } from './moves.service.ts';
import { countStrapsLocked, insertSensor, lockSensor, lockStrap, type NewSensor, type StoredSensor } from './sensors.store.ts';

const DUE_JOB = 'strap-claim';

interface Requested {
  readonly AnswerBy: string | null;
  readonly isForeign: boolean;
}

export interface ClaimParts {
  readonly db: Database;
  readonly now?: () => Date;
}

export type Claims = ReturnType<typeof createClaims>;

export function createClaims({ db, now = () => new Date() }: ClaimParts) {
  const withWaiting = (
    claimId: SensorClaimId,
    act: (trx: Queryable, claim: store.StoredClaim, strap: StoredSensor) => Promise<void>,
  ): Promise<Refusal | undefined> =>
    db.transaction().execute(async (trx) => {
      const waiting = await store.waitingClaim(trx, claimId);
      // Every change locks the strap first. The claim may have been decided meanwhile, so it is read again.
      const strap = waiting && (await lockSensor(trx, waiting.SensorId));
      const claim = strap && (await store.waitingClaim(trx, claimId));
      if (!claim) return refuse('NotFound');
      await act(trx, claim, strap);
      return undefined;
    });

  return {
    async ask(
      caller: Caller,
      { UserId: ClaimantId, Model, Code, Name }: z.output<typeof sensorClaimInputSchema>,
    ): Promise<{ AnswerBy: string | null } | Refusal> {
      const parsed = parseSensorCode(Model, Code);
      if (!parsed) return refuse('ValidationFailed', { errors: [{ field: 'Code', key: 'invalid-sensor-code' }] });
      const tooMany = await countStrapNamed(db, caller);
      if (tooMany) return tooMany;
      const wanted = { UserId: ClaimantId, Model, Code, Name, HardwareId: parsed.hardwareId };
      const answer = await db.transaction().execute((trx) => askIn(now, trx, caller, wanted));
      if (isRefusal(answer)) {
        await wasNoForeignStrap(db, caller);
        return answer;
      }
      if (!answer.isForeign) await wasNoForeignStrap(db, caller);
      return { AnswerBy: answer.AnswerBy };
    },

    ofUser: (userId: UserId): Promise<UserSensorClaim[]> => userClaims(db, userId),
    ofClub: (clubId: ClubId): Promise<ClubSensorClaim[]> => clubClaims(db, clubId),

    ownerOf: async (claimId: SensorClaimId): Promise<number | undefined> => (await store.waitingClaim(db, claimId))?.OwnerId,

    answer: (caller: Caller, claimId: SensorClaimId, isGranted: boolean): Promise<Refusal | undefined> =>
      withWaiting(claimId, async (trx, claim, strap) => {
        const by = caller.UserId === claim.OwnerId ? 'Owner' : 'Staff';
        if (isGranted) await giveStrap(trx, strap, wantedBy(claim), by, now());
        else await refuseClaim(trx, claim, by, now());
      }),

    jobs: [
      job(DUE_JOB, z.object({ ClaimId: idSchema }), async ({ ClaimId }) => {
        await withWaiting(ClaimId, async (trx, claim, strap) => {
          if (isForgotten(strap, now())) await giveStrap(trx, strap, wantedBy(claim), 'Silence', now());
          else await refuseClaim(trx, claim, 'Heard', now());
        });
      }),
    ] satisfies Job[],

    purge: (): Promise<void> => store.forgetClaims(db, daysBefore(now(), REFUSED_DAYS)),
  };
}

/** Must run before the strap is read, so that a refusal does not reveal whether a number is in use. */
async function askIn(now: () => Date, trx: Queryable, caller: Caller, wanted: NewSensor): Promise<Requested | Refusal> {
  const { UserId: ClaimantId, Code, Name } = wanted;
  await store.lockClaimant(trx, caller.UserId);
  const straps = await countStrapsLocked(trx, ClaimantId);
  const known = await standing(trx, wanted);
  if (known) return known;
  if (straps >= STRAPS_MAX) return refuse('SensorLimit', { values: { max: STRAPS_MAX } });
  const At = now();
  const claims = await store.countClaims(trx, { by: caller.UserId, claimant: ClaimantId }, daysBefore(At, ANSWER_DAYS));
  if (claims >= CLAIMS_MAX) return refuse('SensorClaimLimit');
  const linked = await insertSensor(trx, wanted);
  if (linked) {
    await emitSensorChange(trx, 'SensorLinked', linked);
    return { AnswerBy: null, isForeign: false };
  }
  const strap = await lockStrap(trx, wanted.HardwareId, wanted.Model);
  if (!strap) return refuse('NotFound');
  const { SensorId, UserId: OwnerId } = strap;
  if (await store.wasRefused(trx, SensorId, ClaimantId, daysBefore(At, REFUSED_DAYS))) return refuse('SensorClaimLimit');
  const AnswerBy = answerBy(At);
  const between = { SensorId, OwnerId, ClaimantId };
  const { ClaimId } = await store.insertClaim(trx, { ...between, By: caller.UserId, Code, Name, At, AnswerBy });
  await queueJob(trx, { task: DUE_JOB, payload: { ClaimId }, runAt: AnswerBy });
  const Payload = { ...between, Code: strap.Code, AnswerBy: AnswerBy.toISOString() };
  await emit(trx, { ClubId: null, Type: 'SensorClaimed', Payload });
  return { AnswerBy: AnswerBy.toISOString(), isForeign: true };
}

async function standing(trx: Queryable, { UserId, HardwareId, Model }: NewSensor): Promise<Requested | undefined> {
  const strap = await lockStrap(trx, HardwareId, Model);
  if (strap?.UserId === UserId) return { AnswerBy: null, isForeign: false };
  const waits = strap && (await store.claimsOfStrap(trx, strap.SensorId)).find(({ ClaimantId }) => ClaimantId === UserId);
  return waits && { AnswerBy: waits.AnswerBy.toISOString(), isForeign: false };
}

export const wantedBy = ({ ClaimantId, Code, Name }: store.StoredClaim) => ({ UserId: ClaimantId, Code, Name });
