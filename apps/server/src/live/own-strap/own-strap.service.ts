import type { UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { mayBeStored } from '@clubpulse/rules/live/own-strap/own-strap';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { type HeartMinuteStore, minutesFrom } from '../../training/heart-minutes/public.ts';
import { unheardOf } from '../../training/trainings/public.ts';

type Options = {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read' | 'store' | 'prepare'>;
  readonly now?: () => Date;
};
export type OwnStraps = ReturnType<typeof createOwnStraps>;

/** Straps that the athlete's own device hears: her seconds are stored before they are acknowledged, and are trainings as any others. */
export function createOwnStraps({ db, minutes, now = () => new Date() }: Options) {
  return {
    async send(userId: UserId, Begin: string, beats: readonly number[]): Promise<{ Now: string } | Refusal> {
      const moment = now();
      const begin = Math.floor(Date.parse(Begin) / 1000);
      if (!mayBeStored(begin, beats, Math.floor(moment.getTime() / 1000))) return refuse('OwnBeatsTimes');
      const rows = minutesFrom(begin, Uint8Array.from(beats), userId);
      if (rows.minutes.length > 0) {
        await minutes.prepare(db, rows.minutes);
        const isKept = await db.transaction().execute(async (trx) => {
          if (!(await holdPeople(trx, [userId])).has(userId)) return false;
          // What a club's bridge heard stands: the same heart at the same second.
          await minutes.store(trx, await unheardOf(trx, minutes, userId, rows));
          return true;
        });
        if (!isKept) return refuse('NotFound');
      }
      return { Now: moment.toISOString() };
    },
  };
}
