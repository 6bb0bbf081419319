import { createHash } from 'node:crypto';
import type { UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { WearableAnswer, Wearables } from '@clubpulse/contract/training/wearables/wearables';
import type { Logger } from 'pino';
import { holdPeople } from '../../accounts/users/public.ts';
import type { HealthIntake, HealthPorts } from '../../body/health/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/database.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import type { Seal } from '../../platform/secrets/sealed.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import * as store from './connections.store.ts';
import { type Garmin, HEALTH, TRAININGS } from './garmin.wire.ts';
import { sealed } from './tokens.service.ts';
import { goodbyeJob } from './wearables.jobs.ts';

export interface Way {
  readonly garmin: Garmin;
  readonly seal: Seal;
}
interface WearableParts {
  readonly db: Database;
  readonly log: Logger;
  readonly way: Way | undefined;
  readonly health: Pick<HealthIntake, 'end'>;
  readonly now?: () => Date;
}
export type WearableService = ReturnType<typeof createWearables>;

const QUESTION_MS = 10 * 60_000;

export function createWearables({ db, log, way, health, now = () => new Date() }: WearableParts) {
  async function get(userId: UserId): Promise<Wearables> {
    const row = await store.connectionOf(db, userId);
    const Connection = row
      ? {
          Provider: row.Provider,
          ConnectedAt: row.ConnectedAt.toISOString(),
          EndedAt: row.EndedAt?.toISOString() ?? null,
          LastHeardAt: row.LastHeardAt?.toISOString() ?? null,
          SendsTrainings: row.Permissions.includes(TRAININGS),
          SendsHealth: row.Permissions.includes(HEALTH),
        }
      : null;
    return { IsOffered: way !== undefined, Connection };
  }

  return {
    get,

    async forHealth(userId: UserId): ReturnType<HealthPorts['connectionOf']> {
      const { IsOffered, Connection } = await get(userId);
      if (Connection === null) return { IsOffered, Connection };
      const { ConnectedAt: _since, SendsTrainings: _not, ...rest } = Connection;
      return { IsOffered, Connection: rest };
    },

    async ask(UserId: UserId): Promise<{ Url: string } | Refusal> {
      if (way === undefined) return refuse('WearablesOff');
      const [state, verifier] = [newSecret(), newSecret()];
      const Until = new Date(now().getTime() + QUESTION_MS);
      const question = { StateHash: hashOf(state), UserId, Verifier: way.seal.close(verifier), Until };
      await db.transaction().execute((trx) => store.insertSignInRequest(trx, question));
      return { Url: way.garmin.confirmUrl(state, createHash('sha256').update(verifier).digest('base64url')) };
    },

    async connect(UserId: UserId, { Code, State }: WearableAnswer): Promise<Wearables | Refusal> {
      if (way === undefined) return refuse('WearablesOff');
      const stored = await store.takeSignInRequest(db, UserId, hashOf(State), now());
      const verifier = stored && way.seal.open(stored);
      if (verifier === undefined) return refuse('WearableQuestionOver');
      let unfinished: number | undefined;
      try {
        const tokens = await way.garmin.exchange(Code, verifier);
        if (tokens === 'notKnown') return refuse('WearableNotAgreed');
        // If an error occurs from here on, the connection is deregistered at Garmin.
        unfinished = await store.keepUnfinished(db, sealed(way.seal, tokens), now());
        const ProviderUserId = await way.garmin.account(tokens.access);
        const Permissions = await way.garmin.permissions(tokens.access);
        const connection = { UserId, ProviderUserId, Permissions, ConnectedAt: now() };
        await db.transaction().execute(async (trx) => {
          const before = await store.connectionOf(trx, UserId);
          if (before && before.ProviderUserId !== ProviderUserId) await store.deleteConnection(trx, UserId);
          await store.keepConnection(trx, connection, sealed(way.seal, tokens));
          if (unfinished !== undefined) await store.deleteGoodbye(trx, unfinished);
        });
      } catch (error) {
        if (violatedConstraint(error) === 'wearable_connections_account') {
          // The account is not deregistered, because that would end the other user's connection.
          if (unfinished !== undefined) await store.deleteGoodbye(db, unfinished);
          return refuse('WearableOfAnother');
        }
        log.warn({ err: error }, 'Garmin did not connect a user who agreed');
        return refuse('WearableAway');
      }
      return get(UserId);
    },

    disconnect: (userId: UserId): Promise<undefined | Refusal> =>
      db.transaction().execute(async (trx) => {
        // The user is locked first, as in the deletion of an account, to prevent deadlocks.
        await holdPeople(trx, [userId]);
        if (!(await store.deleteConnection(trx, userId))) return refuse('NotFound');
        await health.end(trx, userId);
        if (way !== undefined) await queueJob(trx, goodbyeJob);
        return undefined;
      }),
  };
}
