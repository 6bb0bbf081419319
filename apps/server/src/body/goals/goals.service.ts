import type { UserId } from '@clubpulse/contract/accounts/users';
import type { MeasureGoal, MeasureGoalInput } from '@clubpulse/contract/body/goals';
import { type MeasureKey, measures } from '@clubpulse/contract/body/measures/catalogue';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Seen } from '@clubpulse/rules/accounts/consents/sight';
import { goalErrors } from '@clubpulse/rules/body/goals/goals';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import { holdPeople, type Users } from '../../accounts/users/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import * as store from './goals.store.ts';

interface GoalParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly profiles: Users['profiles'];
  readonly now?: () => Date;
}

interface Reader {
  readonly body: Seen | null;
  readonly blood: Seen | null;
  readonly seesBlood: boolean;
}

const isBlood = (key: MeasureKey): boolean => measures[key].group === 'blood';

export function createGoals({ db, consents, profiles, now = () => new Date() }: GoalParts) {
  async function readerOf(caller: Caller, userId: UserId): Promise<Reader | Refusal> {
    const sight = await consents.sightOf(caller, userId);
    if (!sight) return { body: null, blood: null, seesBlood: true };
    const [ClubId] = sight.shared.get('Body') ?? [];
    if (ClubId === undefined) return refuse('NotShared');
    const [bloodClub] = sight.shared.get('Blood') ?? [];
    return {
      body: { Purpose: 'Body', ClubId },
      blood: bloodClub === undefined ? null : { Purpose: 'Blood', ClubId: bloodClub },
      seesBlood: bloodClub !== undefined,
    };
  }

  async function writerOf(caller: Caller, userId: UserId, key: MeasureKey): Promise<Refusal | undefined> {
    const reader = await readerOf(caller, userId);
    if (isRefusal(reader)) return reader;
    return isBlood(key) && !reader.seesBlood ? refuse('NotShared') : undefined;
  }

  return {
    async ofUser(caller: Caller, userId: UserId): Promise<MeasureGoal[] | Refusal> {
      const reader = await readerOf(caller, userId);
      if (isRefusal(reader)) return reader;
      const rows = (await store.goalsOf(db, userId)).filter(({ Key }) => reader.seesBlood || !isBlood(Key));
      const seen = [rows.length > 0 ? reader.body : null, rows.some(({ Key }) => isBlood(Key)) ? reader.blood : null];
      await consents.logReads(
        caller.UserId,
        userId,
        seen.filter((one) => one !== null),
      );
      return rows.map(present);
    },

    async set(caller: Caller, userId: UserId, key: MeasureKey, input: MeasureGoalInput): Promise<MeasureGoal | Refusal> {
      const refused = await writerOf(caller, userId, key);
      if (refused) return refused;
      const [profile] = await profiles([userId]);
      if (!profile) return refuse('NotFound');
      const at = now();
      const errors = goalErrors(key, input, dayIn(profile.TimeZone, at));
      if (errors.length > 0) return refuse('ValidationFailed', { errors });
      return db.transaction().execute(async (trx) => {
        if (!(await holdPeople(trx, [userId])).has(userId)) return refuse('NotFound');
        await store.putGoal(trx, userId, key, { ...input, SetAt: at, ByUserId: caller.UserId });
        const row = (await store.goalsOf(trx, userId)).find(({ Key }) => Key === key);
        return row ? present(row) : refuse('NotFound');
      });
    },

    async delete(caller: Caller, userId: UserId, key: MeasureKey): Promise<Refusal | undefined> {
      const refused = await writerOf(caller, userId, key);
      if (refused) return refused;
      return (await store.deleteGoal(db, userId, key)) ? undefined : refuse('NotFound');
    },
  };
}

function present({ Key, Value, Due, SetAt, ByUserId, ...by }: store.GoalRow): MeasureGoal {
  const { Nickname, FirstMidName, LastName, PictureUri } = by;
  return {
    Key,
    Value,
    Due,
    SetAt: SetAt.toISOString(),
    SetBy:
      ByUserId === null || Nickname === null
        ? null
        : { UserId: ByUserId, Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '', PictureUri },
  };
}
