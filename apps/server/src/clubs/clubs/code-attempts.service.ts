import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Database } from '../../platform/database/database.ts';
import { addAttempt, secondsLeft, takeBackAttempt } from '../../platform/identity/attempts.store.ts';

const HOUR_SECONDS = 3600;
/** Wrong codes in an hour. A whole club may join from one address, and of its people few mistype ten times. */
const limits = { account: 10, address: 60 } as const;

/** Club codes are words: how often somebody may guess one. */
export function createCodeAttempts(db: Database) {
  const keys = (userId: UserId, address: string) =>
    [
      [`join-account:${userId}`, limits.account],
      [`join-address:${address.toLowerCase()}`, limits.address],
    ] as const;

  return {
    /** Counts a code that is tried; answers the seconds to wait when too many were wrong. */
    async count(userId: UserId, address: string): Promise<number | undefined> {
      for (const [key, most] of keys(userId, address)) {
        if ((await addAttempt(db, key, HOUR_SECONDS)) > most) return Math.max(1, await secondsLeft(db, key));
      }
      return undefined;
    },
    /** It was right. */
    async takeBack(userId: UserId, address: string): Promise<void> {
      for (const [key] of keys(userId, address)) await takeBackAttempt(db, key);
    },
  };
}
